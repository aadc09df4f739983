import { X } from 'lucide-react'
import type { ToggleEvent } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { signUpContact, signUpHero, signUpOpening } from './sign-up-landing.ts'

export const SHELL_ID = 'cadastro-abrindo'

// Browsers without popovers throw on the selector `:popover-open`, so the wizard opens there without its shell.
const shell = (): HTMLElement | null => ('popover' in document.body ? document.getElementById(SHELL_ID) : null)
export const isShellShown = (): boolean => shell()?.matches(':popover-open') ?? false
export const showShell = (): void => {
  if (!isShellShown()) shell()?.showPopover()
}
export const hideShell = (): void => {
  if (isShellShown()) shell()?.hidePopover()
}

/** The wizard's frame while the wizard loads. A native popover opens with the press, before any script is loaded. */
export function OpeningShell({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div
      id={SHELL_ID}
      popover="auto"
      data-brings="wizard /api/company-types /api/states"
      onToggle={({ newState }: ToggleEvent) => newState === 'closed' && onDismiss()}
      className="slide-in fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-0 bg-surface p-0 text-ink shadow-float backdrop:bg-mar-950/60 sm:inset-y-3 sm:right-3 sm:h-[calc(100dvh-1.5rem)] sm:w-[480px] sm:rounded-xl"
    >
      <div className="sobre-escuro bg-mar-900 px-6 pt-5 pb-12 text-areia-50 sm:px-8">
        <div className="flex items-start justify-between gap-4">
          <p className="font-display text-[1.5rem] leading-tight tracking-[-0.02em]">{signUpHero.button}</p>
          <button
            type="button"
            popoverTarget={SHELL_ID}
            popoverTargetAction="hide"
            aria-label={signUpOpening.close}
            className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-mar-100 hover:bg-white/8"
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
      </div>
      <div className="space-y-3 px-6 py-6 sm:px-8">
        <p role="status" className="mb-4 text-ink-muted noscript:hidden">
          {signUpOpening.loading}
        </p>
        <p className="hidden noscript:block">
          {signUpHero.needsScript}{' '}
          <a href={signUpContact.to} className="font-semibold underline">
            {signUpContact.label}
          </a>
        </p>
        <div className="space-y-3 noscript:hidden">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-52 w-full" />
        </div>
      </div>
    </div>
  )
}
