import { ChevronDown, ChevronUp } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import { useSharedMessages } from '#web/words/locale-provider.tsx'
import { CloseButton } from './close-button.tsx'
import { useWide } from './use-wide.ts'

type Props = {
  title: string
  description?: string
  /** Badges below the title. */
  badges?: ReactNode
  children: ReactNode
  footer?: ReactNode
  onClose: () => void
  /** Opens the previous record of the list; if undefined, the button is disabled. `onNext` likewise. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  returnFocusTo?: RefObject<HTMLElement | null>
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** K and J open the previous and next record, unless the focus is in a text field or another dialog is open. */
function useNeighbourKeys({ onPrevious, onNext }: Pick<Props, 'onPrevious' | 'onNext'>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    // Closed menus stay in the DOM, so only open ones count; the drawer itself is one of the matches.
    if (document.querySelectorAll('[role="dialog"][data-state="open"], :popover-open').length > 1) return
    const go = { k: onPrevious, j: onNext }[event.key.toLowerCase()]
    go?.()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** A record next to its list: on a wide screen the list stays visible and usable, on a phone the record fills the page. */
export function RecordDrawer(props: Props) {
  const { title, description, badges, children, footer, onClose, onPrevious, onNext, returnFocusTo } = props
  const text = useSharedMessages()
  const wide = useWide()
  useNeighbourKeys({ onPrevious, onNext })
  const neighbour = (label: string, Icon: typeof ChevronUp, go: (() => void) | undefined) => (
    <button type="button" aria-label={label} title={label} disabled={!go} onClick={go} className="icon-btn grid">
      <Icon size={18} aria-hidden="true" />
    </button>
  )
  return (
    <Radix.Root open modal={!wide} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          // The list stays usable: a click there opens another record instead of closing this one.
          onInteractOutside={(event) => wide && event.preventDefault()}
          onCloseAutoFocus={() => returnFocusTo?.current?.focus()}
          className="slide-in fixed inset-y-0 right-0 z-40 flex w-full flex-col overflow-hidden border-l border-line bg-surface shadow-float outline-none md:w-[min(720px,58vw)]"
        >
          <div className="flex items-start gap-2 border-b border-line px-5 py-3 sm:px-6">
            <div className="min-w-0 flex-1 py-1.5">
              <Radix.Title className="font-display text-[1.25rem] leading-tight tracking-[-0.02em] break-words">
                {title}
              </Radix.Title>
              {description && <Radix.Description className="text-sm text-ink-muted">{description}</Radix.Description>}
              {badges && <div className="mt-1.5">{badges}</div>}
            </div>
            {(onPrevious || onNext) && neighbour(text.previousRecord, ChevronUp, onPrevious)}
            {(onPrevious || onNext) && neighbour(text.nextRecord, ChevronDown, onNext)}
            <Radix.Close asChild>
              <CloseButton className="mt-0 mr-0 text-mar-700 hover:bg-areia-100" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-6">{children}</div>
          {footer && <div className="border-t border-line px-5 py-4 sm:px-6">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
