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

/**
 * The browser's own popover: it stays in its place in the document, closes on Escape and on a click elsewhere, and gives
 * the focus back. What is missing is the place on the screen, which follows the button.
 */
export function usePopover(trigger: Trigger, popup: 'menu' | 'dialog', align: 'start' | 'end') {
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
    // It has a size only once it is shown, and a place has to be found before that is painted.
    onBeforeToggle: ({ newState }: ToggleEvent) => void (newState === 'open' && requestAnimationFrame(place)),
    onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
  } as const
  return { button, wiring, open }
}

/** Closes the popover around an element, which gives the focus back to its button. */
export const closePopover = (inside: EventTarget): void => {
  const box = inside instanceof Element ? inside.closest<HTMLElement>('[popover]') : null
  if (box?.matches(':popover-open')) box.hidePopover()
}

export const popoverBox =
  'appear fixed inset-auto m-0 overflow-y-auto rounded-lg border border-line bg-surface p-2 text-ink shadow-raised'
