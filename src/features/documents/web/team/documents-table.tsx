import { statusFilterKeys } from '#features/documents/rules/status.ts'
import { typeFilterKeys } from '#features/documents/rules/types.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { ListTable } from '#web/lists/list-table.tsx'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { useTypedSearch } from '#web/lists/use-typed-search.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useDocumentColumns } from './document-columns.tsx'
import { type DocumentFilter, type DocumentRow, documentsQuery } from './queries.ts'

/** Filters are kept in the address; an unknown value there is ignored. */
function useDocumentFilter() {
  const { read, change } = useAddressFilter()
  const filter: DocumentFilter = {
    search: read('busca'),
    status: statusFilterKeys.find((key) => key === read('status')),
    type: typeFilterKeys.find((key) => key === read('tipo')),
  }
  return {
    filter,
    filtered: Boolean(filter.search.trim() || filter.status || filter.type),
    setSearch: (busca: string) => change({ busca }),
    setStatus: (status: string) => change({ status }),
    setType: (tipo: string) => change({ tipo }),
    clear: () => change({ busca: '', status: '', tipo: '' }),
  }
}

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
