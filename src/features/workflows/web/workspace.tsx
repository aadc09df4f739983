import { lazy, Suspense } from 'react'
import { workflowTabs } from '#features/workflows/rules/workflow-status.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { useAddressSearch } from '#web/lists/use-address-search.ts'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { workflowsQuery } from './queries.ts'
import { TimerBar } from './timer-bar.tsx'
import { WorkflowCounters } from './workflow-counters.tsx'
import { WorkflowList } from './workflow-list.tsx'

const WorkflowDrawer = lazy(async () => ({ default: (await import('./workflow-drawer.tsx')).WorkflowDrawer }))

/** Query parameter of the open workflow; tab and search are in the address too. */
const WORKFLOW = 'fluxo'
const slugs = { active: 'ativos', pending: 'pendentes', completed: 'concluidos' } as const

export function Workspace() {
  const text = useMessages('workflows', workflows)
  const { value, onValueChange } = useAddressTab(['ativos', 'pendentes', 'concluidos'])
  const tab = workflowTabs.find((one) => slugs[one] === value) ?? 'active'
  const { search, box } = useAddressSearch()
  const list = usePagedRows(workflowsQuery({ tab, search }))
  const { open, onOpen, drawer } = useOpenRecord(WORKFLOW, list.rows)
  const content = (
    <>
      <div className="mb-5">
        <SearchBox {...box} label={text.search} placeholder={text.searchHint} />
      </div>
      <WorkflowList
        tab={tab}
        list={list}
        searching={search.trim() !== ''}
        onClear={() => box.onChange('')}
        onOpen={onOpen}
      />
    </>
  )
  return (
    <>
      <WorkflowCounters />
      <TimerBar onOpen={onOpen} />
      <Tabs
        label={text.tabs}
        value={value}
        onValueChange={onValueChange}
        tabs={workflowTabs.map((one) => ({ value: slugs[one], label: text.tab[one], content: one === tab && content }))}
      />
      <Suspense>{open && <WorkflowDrawer key={open} id={open} {...drawer} />}</Suspense>
    </>
  )
}
