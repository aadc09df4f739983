import { statusFilterKeys } from '#features/documents/rules/status.ts'
import { typeFilterKeys } from '#features/documents/rules/types.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { ListTable } from '#web/lists/list-table.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { useTypedSearch } from '#web/lists/use-typed-search.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useDocumentColumns } from './document-columns.tsx'
import { type DocumentRow, documentsQuery } from './queries.ts'
import { useDocumentFilter } from './use-document-filter.ts'

export function DocumentsTable({ onOpen }: { onOpen: (row: DocumentRow) => void }) {
  const text = useMessages('teamDocuments', teamDocuments)
  const { filter, filtered, setSearch, setStatus, setType, clear } = useDocumentFilter()
  const search = useTypedSearch(filter.search, setSearch)
  const columns = useDocumentColumns(onOpen)
  const list = usePagedRows(documentsQuery(filter))
  return (
    <ListTable
      words={text}
      columns={columns}
      list={list}
      dense
      search={search}
      actions={
        <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex sm:flex-wrap">
          <FilterSelect
            label={text.type}
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
