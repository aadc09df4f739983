import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react'
import { focusFirstItem, menuKeys } from './menu-keys.ts'
import { closePopover, popoverBox, type Trigger, usePopover } from './use-popover.ts'

type Props = { trigger: Trigger; label: string; align?: 'start' | 'end'; children: ReactNode }

/** The menu is rendered next to its button, not in a portal, so that it stays inside the page's landmarks. */
export function Menu({ trigger, label, align = 'end', children }: Props) {
  const { button, wiring, open } = usePopover(trigger, { popup: 'menu', align, onOpened: focusFirstItem })
  return (
    <>
      {button}
      <div
        {...wiring}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={menuKeys}
        className={`${popoverBox} min-w-56`}
      >
        {open && children}
      </div>
    </>
  )
}

type ItemProps = {
  /** Renders the child, such as a link, instead of a button. */
  asChild?: boolean
  disabled?: boolean
  /** Why a disabled entry cannot be chosen now. */
  reason?: string | undefined
  onSelect?: () => void
  className?: string
  children: ReactNode
}

export function MenuItem({ asChild = false, disabled = false, reason, onSelect, className = '', children }: ItemProps) {
  const wiring = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    title: disabled ? reason : undefined,
    className: `menu-item ${className}`,
    onClick: ({ currentTarget }: { currentTarget: EventTarget }) => {
      if (disabled) return
      closePopover(currentTarget)
      onSelect?.()
    },
  } satisfies ComponentProps<'button'>
  if (asChild && isValidElement(children)) return cloneElement(children, wiring)
  return (
    <button type="button" {...wiring}>
      {children}
    </button>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <p className="px-3 py-1.5 text-label font-semibold text-ink-muted">{children}</p>
}

export function MenuSeparator() {
  return <hr className="-mx-2 my-2 border-line" />
}
