import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** `keep` keeps the content mounted while another tab is shown. */
export type Tab = { value: string; label: string; count?: number; content: ReactNode; keep?: boolean }

/** Scrolls the active tab into view: on a phone the row of tabs may be wider than the screen. */
function showActive(row: HTMLElement | null): void {
  const active = row?.querySelector('[data-state=active]')
  if (row && active) row.scrollLeft += active.getBoundingClientRect().right - row.getBoundingClientRect().right
}

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
      <Radix.List
        ref={showActive}
        aria-label={label}
        className="-mx-1 flex overflow-x-auto sm:gap-1 border-b border-line px-1 pt-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 shrink-0 rounded-t-md border-b-[3px] border-transparent px-2 text-sm font-semibold text-ink-muted sm:px-4 sm:text-[0.9375rem] hover:text-mar-900 focus-visible:-outline-offset-3 data-[state=active]:border-ipe-400 data-[state=active]:text-mar-900"
          >
            {tab.label}
            {tab.count !== undefined && <span className="ml-1.5 font-normal tabular-nums">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...(tab.keep ? { forceMount: true as const } : {})}
          className="pt-5 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
