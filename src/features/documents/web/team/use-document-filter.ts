import { statusFilterKeys } from '#features/documents/rules/status.ts'
import { typeFilterKeys } from '#features/documents/rules/types.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import type { DocumentFilter } from './queries.ts'

/** Filters are kept in the address; an unknown value there is ignored. */
export function useDocumentFilter() {
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
