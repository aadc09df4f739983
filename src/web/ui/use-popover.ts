import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ToggleEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { placeNear } from './place-near.ts'

export type Trigger = ReactElement<ComponentProps<'button'>>

type Options = {
  popup: 'menu' | 'dialog'
  align: 'start' | 'end'
  /** Called when the popover is open and can take the focus. */
  onOpened?: (box: HTMLElement) => void
}

/**
 * A native popover: it is not moved in the DOM, closes on Escape and on a click elsewhere, and returns the focus. Only its position,
 * which follows the button, is set here.
 */
export function usePopover(trigger: Trigger, { popup, align, onOpened }: Options) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const place = useCallback(() => {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)
    if (box.current && button) placeNear(box.current, button, align)
  }, [id, align])
  useEffect(() => {
    if (!open) return
    addEventListener('resize', place)
    addEventListener('scroll', place, { passive: true, capture: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    }
  }, [open, place])

  const button = cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': popup, 'aria-expanded': open })
  const wiring = {
    ref: box,
    id,
    popover: 'auto',
    // The content is mounted before the popover shows and until it is hidden, or the browser could not return the focus.
    onBeforeToggle: ({ newState }: ToggleEvent) => {
      if (newState !== 'open') return
      setOpen(true)
      // The popover has a size only once it is shown, and must be placed before it is painted.
      requestAnimationFrame(place)
    },
    onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
      setOpen(newState === 'open')
      if (newState === 'open') onOpened?.(currentTarget)
    },
  } as const
  return { button, wiring, open }
}

/** Closes the popover that contains the element; the focus returns to its button. */
export const closePopover = (inside: EventTarget): void => {
  const box = inside instanceof Element ? inside.closest<HTMLElement>('[popover]') : null
  if (box?.matches(':popover-open')) box.hidePopover()
}

export const popoverBox =
  'appear fixed inset-auto m-0 overflow-y-auto rounded-lg border border-line bg-surface p-2 text-ink shadow-raised'
