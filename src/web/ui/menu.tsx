import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

type Props = { trigger: ReactNode; label: string; align?: 'start' | 'end'; children: ReactNode }

/** Not moved out of its place, so it stays inside the page's landmarks. */
export function Menu({ trigger, label, align = 'end', children }: Props) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        aria-label={label}
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="appear z-40 min-w-56 max-h-[min(40rem,calc(100dvh-6rem))] overflow-y-auto rounded-lg border border-line bg-surface p-2 shadow-raised"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

export function MenuItem({ className = '', ...item }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item {...item} className={`menu-item ${className}`} />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-1.5 text-label font-semibold text-ink-muted">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-2 my-2 h-px bg-line" />
}
