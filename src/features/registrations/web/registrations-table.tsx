import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { FilterChips } from '#web/lists/filter-chips.tsx'
import { ListTable } from '#web/lists/list-table.tsx'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { useTypedSearch } from '#web/lists/use-typed-search.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ListControls } from './list-controls.tsx'
import { ManyBar, MOST_AT_ONCE } from './many-bar.tsx'
import { OPEN_PROCESS } from './open-process.ts'
import { countsQuery, registrationsQuery } from './queries.ts'
import { useRegistrationColumns } from './registration-columns.tsx'
import { useChangeDialog } from './use-change-dialog.tsx'
import { useRegistrationFilter } from './use-registration-filter.ts'

const ProcessDrawer = lazy(() => import('./process-drawer.tsx'))

/** The office's list of processes, with the open one beside it. */
export function RegistrationsTable() {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const words = useMessages('processes', processes)
  const { filter, set, clear, filtered, narrowing } = useRegistrationFilter()
  const search = useTypedSearch(filter.search, (value) => set({ search: value }))
  const list = usePagedRows(registrationsQuery(filter))
  const { open, onOpen, drawer } = useOpenRecord(OPEN_PROCESS, list.rows)
  const { dialog, ...changes } = useChangeDialog('office')
  const columns = useRegistrationColumns({ onOpen: ({ id }) => onOpen(id), ...changes })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // Only visible rows count as selected: a new filter may have hidden some of them.
  const chosen = list.rows?.filter(({ id }) => selected.has(id)) ?? []
  return (
    <>
      <StatusChips value={filter.status} onChange={(status) => set({ status })} />
      <ListTable
        words={text}
        columns={columns}
        list={list}
        dense
        search={search}
        actions={<ListControls filter={filter} narrowing={narrowing} onChange={set} />}
        filtered={filtered}
        onClear={clear}
        current={open}
        selection={{
          selected,
          onChange: setSelected,
          label: ({ companyName }) => words.select({ company: companyName }),
          allLabel: words.selectAll,
          most: MOST_AT_ONCE,
        }}
      />
      <ManyBar rows={chosen} onSelect={setSelected} />
      {dialog}
      {open && (
        <Suspense>
          <ProcessDrawer id={open} side="office" {...drawer} />
        </Suspense>
      )}
    </>
  )
}

type Props = { value: RegistrationStatus | undefined; onChange: (status: RegistrationStatus | undefined) => void }

/** The number of processes in each status; a press filters the list by it. */
function StatusChips({ value, onChange }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const { status: labels } = useMessages('registrations', registrations)
  const { data } = useQuery(countsQuery)
  return (
    <FilterChips
      legend={text.filters.byStatus}
      value={value}
      onChange={onChange}
      chips={[
        { value: undefined, label: text.all, count: data?.total },
        ...registrationStatuses.map((status) => ({
          value: status,
          label: labels[status],
          count: data?.of[status],
        })),
      ]}
    />
  )
}
