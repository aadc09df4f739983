import { lazy, Suspense, useState } from 'react'
import { agentStates } from '#features/agents/contract.ts'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { ListTable } from '#web/lists/list-table.tsx'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { useStatusFilter } from '#web/lists/use-status-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useAgentTableColumns } from './agent-columns.tsx'
import { agentsQuery } from './queries.ts'

const AddAgentDialog = lazy(async () => ({ default: (await import('./add-agent-dialog.tsx')).AddAgentDialog }))
const AgentDrawer = lazy(async () => ({ default: (await import('./agent-drawer.tsx')).AgentDrawer }))
const HandOverDialog = lazy(async () => ({ default: (await import('./hand-over-dialog.tsx')).HandOverDialog }))

/** The URL parameter with the open agent (`?agente=`). */
const AGENT = 'agente'

export function AgentsTable() {
  const text = useMessages('agents', agents)
  const { filter, box, filtered, setStatus, clear } = useStatusFilter(agentStates)
  const list = usePagedRows(agentsQuery({ search: filter.search, state: filter.status }))
  const { open, onOpen, drawer } = useOpenRecord(AGENT, list.rows)
  const { openedBy, note } = useOpener()
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<{ id: string; name: string }>()
  const onHandOver = (agent: { id: string; name: string }) => {
    note()
    setLeaving(agent)
  }
  const columns = useAgentTableColumns({ onOpen, onHandOver })
  const add = (
    <Button
      size="panel"
      onClick={() => {
        note()
        setAdding(true)
      }}
    >
      {text.add.button}
    </Button>
  )
  return (
    <>
      <ListTable
        words={text}
        columns={columns}
        list={list}
        dense
        search={box}
        filtered={filtered}
        onClear={clear}
        actions={
          <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex sm:flex-wrap">
            <FilterSelect
              label={text.situation}
              all={text.filters.every}
              value={filter.status ?? ''}
              onChange={setStatus}
              options={agentStates.map((state) => ({ value: state, label: text[state] }))}
            />
            {add}
          </div>
        }
      />
      <Suspense>
        {open && <AgentDrawer key={open} id={open} {...drawer} onHandOver={onHandOver} />}
        {adding && <AddAgentDialog openedBy={openedBy} onClose={() => setAdding(false)} />}
        {leaving && <HandOverDialog agent={leaving} openedBy={openedBy} onClose={() => setLeaving(undefined)} />}
      </Suspense>
    </>
  )
}
