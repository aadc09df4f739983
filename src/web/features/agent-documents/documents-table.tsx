import { useInfiniteQuery } from '@tanstack/react-query'
import { statusFilterKeys } from '#domain/documents/status.ts'
import { typeFilterKeys } from '#domain/documents/types.ts'
import { FilterSelect } from '#web/filters/filter-select.tsx'
import { ListTable } from '#web/filters/list-table.tsx'
import { useTypedSearch } from '#web/filters/use-typed-search.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { review } from '#web/messages/pt-BR/review.ts'
import { useDocumentColumns } from './document-columns.tsx'
import { type DocumentRow, documentsQuery } from './queries.ts'
import { useDocumentFilter } from './use-document-filter.ts'

export function DocumentsTable({ onOpen }: { onOpen: (row: DocumentRow) => void }) {
  const text = useMessages('review', review)
  const { filter, filtered, setSearch, setStatus, setType, clear } = useDocumentFilter()
  const search = useTypedSearch(filter.search, setSearch)
  const columns = useDocumentColumns(onOpen)
  const query = useInfiniteQuery(documentsQuery(filter))
  return (
    <ListTable
      words={text}
      columns={columns}
      query={query}
      dense
      search={search}
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
      filtered={filtered}
      onClear={clear}
    />
  )
}
