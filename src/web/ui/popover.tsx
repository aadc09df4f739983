import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** A small window that belongs to its button. Not moved out of its place, so it stays inside the page's landmarks. */
export function Popover({ trigger, label, children }: { trigger: ReactNode; label: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        aria-label={label}
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="appear z-40 max-h-[min(40rem,calc(100dvh-6rem))] w-[min(23rem,calc(100vw-24px))] overflow-y-auto rounded-lg border border-line bg-surface p-2 shadow-raised"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

export const PopoverClose = Radix.Close
