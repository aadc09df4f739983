import { cloneElement, type MouseEventHandler, type ReactElement, type ReactNode } from 'react'
import { closePopover, popoverBox, type Trigger, usePopover } from './use-popover.ts'

type Props = { trigger: Trigger; label: string; children: ReactNode }

/** A small window of a button, rendered next to it, not in a portal, so that it stays inside the page's landmarks. */
export function Popover({ trigger, label, children }: Props) {
  const { button, wiring, open } = usePopover(trigger, { popup: 'dialog', align: 'end' })
  return (
    <>
      {button}
      <div {...wiring} role="dialog" aria-label={label} className={`${popoverBox} w-[min(23rem,calc(100vw-24px))]`}>
        {open && children}
      </div>
    </>
  )
}

/** Closes the popover when its child is pressed. */
export function PopoverClose({ children }: { children: ReactElement<{ onClick?: MouseEventHandler }> }) {
  return cloneElement(children, { onClick: ({ target }) => closePopover(target) })
}
