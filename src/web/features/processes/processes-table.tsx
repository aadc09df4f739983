import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data])
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
        rows={rows}
        rowKey={({ id }) => id}
        dense
        busy={query.isPlaceholderData}
        failed={query.isError && !rows}
        onRetry={() => void query.refetch()}
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
        more={
          query.hasNextPage
            ? { onLoad: () => void query.fetchNextPage(), loading: query.isFetchingNextPage }
            : undefined
        }
      />
    </>
  )
}
