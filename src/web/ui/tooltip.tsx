import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

const DELAY_MS = 700

/** An additional text for a control that already has an accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="fade-in z-50 max-w-64 rounded-sm bg-mar-950 px-2.5 py-1.5 text-sm text-areia-50"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
