import { lazy, Suspense } from 'react'
import { workbench } from '#features/agents/words/workbench.pt-BR.ts'
import { type AgentStage, agentStages } from '#features/registrations/rules/agent-stage.ts'
import { OPEN_PROCESS } from '#features/registrations/web/open-process.ts'
import { PlaceFilters } from '#features/registrations/web/place-filters.tsx'
import { type AgentFilter, agentProcessesQuery } from '#features/registrations/web/queries.ts'
import { type AgentChanges, useAgentFilter } from '#features/registrations/web/use-agent-filter.ts'
import { useChangeDialog } from '#features/registrations/web/use-change-dialog.tsx'
import { FilterChips } from '#web/lists/filter-chips.tsx'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { ListTable } from '#web/lists/list-table.tsx'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { useTypedSearch } from '#web/lists/use-typed-search.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { AgentOpeners } from './agent-columns.tsx'
import { useAgentProcessColumns } from './agent-process-columns.tsx'

const ProcessDrawer = lazy(() => import('#features/registrations/web/process-drawer.tsx'))

/** The agent's list of processes, with the open one beside it. */
export function AgentProcesses({ extra }: Pick<AgentOpeners, 'extra'>) {
  const text = useMessages('workbench', workbench)
  const { filter, set, clear, filtered } = useAgentFilter()
  const search = useTypedSearch(filter.search, (value) => set({ search: value }))
  const list = usePagedRows(agentProcessesQuery(filter))
  const { open, onOpen, drawer } = useOpenRecord(OPEN_PROCESS, list.rows)
  const { dialog, onStatus } = useChangeDialog('agent')
  const columns = useAgentProcessColumns({ onOpen: ({ id }) => onOpen(id), onStatus, ...(extra ? { extra } : {}) })
  return (
    <>
      <StageChips value={filter.stage} onChange={(stage) => set({ stage: stage ?? '' })} />
      <ListTable
        words={text}
        columns={columns}
        list={list}
        dense
        search={search}
        actions={<Controls filter={filter} onChange={set} />}
        filtered={filtered}
        onClear={clear}
        current={open}
      />
      {dialog}
      {open && (
        <Suspense>
          <ProcessDrawer id={open} side="agent" {...drawer} />
        </Suspense>
      )}
    </>
  )
}

function Controls({ filter, onChange }: { filter: AgentFilter; onChange: (changes: AgentChanges) => void }) {
  const { order } = useMessages('workbench', workbench)
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&>*:nth-child(3)]:col-span-2">
      <PlaceFilters filter={filter} onChange={onChange} />
      {/* A search is always newest first. */}
      {!filter.search.trim() && (
        <FilterSelect
          label={order.label}
          wide
          value={filter.sort}
          onChange={(sort) => onChange({ sort })}
          options={[
            { value: 'newest', label: order.newest },
            { value: 'oldest', label: order.oldest },
          ]}
        />
      )}
    </div>
  )
}

type Props = { value: AgentStage | undefined; onChange: (stage: AgentStage | undefined) => void }

/** The agent's filter of processes (G121). */
function StageChips({ value, onChange }: Props) {
  const text = useMessages('workbench', workbench)
  return (
    <FilterChips
      legend={text.byStage}
      value={value}
      onChange={onChange}
      chips={[
        { value: undefined, label: text.everyStage },
        ...agentStages.map((stage) => ({ value: stage, label: text.stages[stage] })),
      ]}
    />
  )
}
