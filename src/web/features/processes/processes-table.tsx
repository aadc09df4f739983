import { useInfiniteQuery } from '@tanstack/react-query'
import { ListTable } from '#web/filters/list-table.tsx'
import { useTypedSearch } from '#web/filters/use-typed-search.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { processes } from '#web/messages/pt-BR/processes.ts'
import { type ProcessActions, useProcessColumns } from './process-columns.tsx'
import { ProcessFilters } from './process-filters.tsx'
import { processesQuery } from './queries.ts'
import { StatusChips } from './status-chips.tsx'
import { useProcessFilter } from './use-process-filter.ts'

export function ProcessesTable(actions: ProcessActions) {
  const text = useMessages('processes', processes)
  const { filter, set, clear, filtered } = useProcessFilter()
  const search = useTypedSearch(filter.search, (value) => set({ search: value }))
  const columns = useProcessColumns(actions)
  const query = useInfiniteQuery(processesQuery(filter))
  return (
    <>
      <StatusChips value={filter.status} onChange={(status) => set({ status })} />
      <ListTable
        words={text}
        columns={columns}
        query={query}
        dense
        search={search}
        actions={<ProcessFilters filter={filter} onChange={set} />}
        filtered={filtered}
        onClear={clear}
      />
    </>
  )
}
