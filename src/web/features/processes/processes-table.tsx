import { useInfiniteQuery } from '@tanstack/react-query'
import { usePagedRows } from '#web/filters/use-paged-rows.ts'
import { useTypedSearch } from '#web/filters/use-typed-search.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { processes } from '#web/messages/pt-BR/processes.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
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
  const paged = usePagedRows(query)
  const clearAll = () => {
    search.onChange('')
    clear()
  }
  return (
    <>
      <StatusChips value={filter.status} onChange={(status) => set({ status })} />
      <DataTable
        caption={text.caption}
        columns={columns}
        {...paged}
        rowKey={({ id }) => id}
        dense
        busy={query.isPlaceholderData}
        search={{ label: text.search, placeholder: text.searchHint, ...search }}
        actions={<ProcessFilters filter={filter} onChange={set} />}
        empty={
          filtered ? (
            <EmptyState
              title={text.emptySearch}
              text={text.emptySearchText}
              action={
                <Button variant="ghost" size="panel" onClick={clearAll}>
                  {text.filters.clear}
                </Button>
              }
            />
          ) : (
            <EmptyState title={text.empty} text={text.emptyText} />
          )
        }
      />
    </>
  )
}
