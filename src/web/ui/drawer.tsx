import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { CloseButton } from './close-button.tsx'

type Props = {
  title: string
  description?: string
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
  footer?: ReactNode
  /** For content that is compared side by side on a wide screen. */
  wide?: boolean
  /** The content's language, if it is not the page's. */
  lang?: string | undefined
  /** Element that gets the focus back, for a drawer without a trigger of its own. */
  returnFocusTo?: RefObject<HTMLElement | null>
}

/** A modal drawer that slides in from the right; on a phone it fills the screen. */
export function Drawer({
  title,
  description,
  trigger,
  children,
  footer,
  wide = false,
  lang,
  returnFocusTo,
  ...state
}: Props) {
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* Same z-index as the content, so that a dialog opened later covers everything before it, including its backdrop. */}
        <Radix.Overlay className="fade-in fixed inset-0 z-50 bg-mar-950/60" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          lang={lang}
          onCloseAutoFocus={() => returnFocusTo?.current?.focus()}
          className={`slide-in fixed inset-y-0 right-0 z-50 flex w-full flex-col overflow-hidden bg-surface shadow-float sm:inset-y-3 sm:right-3 sm:w-[480px] sm:rounded-xl ${wide ? 'lg:w-[min(68rem,calc(100vw-1.5rem))]' : ''}`}
        >
          <div className="sobre-escuro flex items-start justify-between gap-4 bg-mar-900 px-6 py-5 text-areia-50 sm:px-8">
            <div>
              <Radix.Title className="font-display text-[1.5rem] leading-tight tracking-[-0.02em]">{title}</Radix.Title>
              {description && <Radix.Description className="text-sm text-mar-200">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <CloseButton className="text-mar-100 hover:bg-white/8" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-6 sm:px-8">{children}</div>
          {footer && <div className="border-t border-line px-6 py-5 sm:px-8">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const DrawerClose = Radix.Close
