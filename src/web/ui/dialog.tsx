import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { Button } from './button.tsx'
import { CloseButton } from './close-button.tsx'

type Props = {
  title: string
  description?: string
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children?: ReactNode
  /** Buttons; on a phone they fill the width. */
  actions?: ReactNode
  /** Element that gets the focus back, for a dialog without a trigger of its own. */
  returnFocusTo?: RefObject<HTMLElement | null>
  /** For a dialog that shows a whole record rather than one question. */
  wide?: boolean
}

export function Dialog({ title, description, trigger, children, actions, returnFocusTo, wide, ...state }: Props) {
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* Same z-index as the content, so that a dialog opened later covers everything before it, including its backdrop. */}
        <Radix.Overlay className="fade-in fixed inset-0 z-50 bg-mar-950/60" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={() => returnFocusTo?.current?.focus()}
          className={`appear outline-none fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 overflow-y-auto rounded-xl bg-surface p-6 shadow-float sm:p-8 ${wide ? 'max-w-[960px] max-sm:inset-x-2 max-sm:max-h-[calc(100dvh-1rem)] max-sm:p-5' : 'max-w-[520px]'}`}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="font-display text-[1.5rem] leading-tight tracking-[-0.02em]">{title}</Radix.Title>
            <Radix.Close asChild>
              <CloseButton className="text-mar-700 hover:bg-areia-100" />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="mt-2 text-ink-muted">{description}</Radix.Description>}
          {children && <div className="mt-5">{children}</div>}
          {actions && <div className="mt-7 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const DialogClose = Radix.Close

/** Closes the dialog without an action. */
export function DialogCancel({ children }: { children: ReactNode }) {
  return (
    <Radix.Close asChild>
      <Button variant="ghost" size="panel">
        {children}
      </Button>
    </Radix.Close>
  )
}
