import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: string; content: ReactNode }

export function Tabs({
  label,
  tabs,
  ...state
}: {
  label: string
  tabs: readonly Tab[]
  value?: string
  onValueChange?: (value: string) => void
}) {
  return (
    <Radix.Root defaultValue={tabs[0]?.value ?? ''} {...state}>
      <Radix.List aria-label={label} className="-mx-1 flex gap-1 overflow-x-auto border-b border-line px-1 pt-1">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 shrink-0 rounded-t-md border-b-[3px] border-transparent px-4 text-[0.9375rem] font-semibold text-ink-muted hover:text-mar-900 focus-visible:-outline-offset-3 data-[state=active]:border-ipe-400 data-[state=active]:text-mar-900"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
