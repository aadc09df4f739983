import { useInfiniteQuery } from '@tanstack/react-query'
import { statusFilterKeys } from '#domain/documents/status.ts'
import { typeFilterKeys } from '#domain/documents/types.ts'
import { FilterSelect } from '#web/filters/filter-select.tsx'
import { usePagedRows } from '#web/filters/use-paged-rows.ts'
import { useTypedSearch } from '#web/filters/use-typed-search.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { review } from '#web/messages/pt-BR/review.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useDocumentColumns } from './document-columns.tsx'
import { type DocumentRow, documentsQuery } from './queries.ts'
import { useDocumentFilter } from './use-document-filter.ts'

export function DocumentsTable({ onOpen }: { onOpen: (row: DocumentRow) => void }) {
  const text = useMessages('review', review)
  const { filter, filtered, setSearch, setStatus, setType, clear } = useDocumentFilter()
  const search = useTypedSearch(filter.search, setSearch)
  const columns = useDocumentColumns(onOpen)
  const query = useInfiniteQuery(documentsQuery(filter))
  const paged = usePagedRows(query)
  const clearAll = () => {
    search.onChange('')
    clear()
  }
  return (
    <DataTable
      caption={text.caption}
      columns={columns}
      {...paged}
      rowKey={({ id }) => id}
      dense
      busy={query.isPlaceholderData}
      search={{ label: text.search, placeholder: text.searchHint, ...search }}
      actions={
        <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex sm:flex-wrap">
          <FilterSelect
            label={text.filters.type}
            all={text.filters.everyType}
            value={filter.type ?? ''}
            onChange={setType}
            options={typeFilterKeys.map((value) => ({ value, label: text.typeFilters[value] }))}
          />
          <FilterSelect
            label={text.filters.status}
            all={text.filters.everyStatus}
            value={filter.status ?? ''}
            onChange={setStatus}
            options={statusFilterKeys.map((value) => ({ value, label: text.statusFilters[value] }))}
          />
        </div>
      }
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
  )
}
