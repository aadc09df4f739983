import { useAddressFilter } from './use-address-filter.ts'
import { SEARCH, useAddressSearch } from './use-address-search.ts'

const STATUS = 'status'
export const noStatusFilter = { [SEARCH]: undefined, [STATUS]: undefined }

/** Search and status filter of a list, both kept in the address; an unknown status is ignored. */
export function useStatusFilter<Status extends string>(statuses: readonly Status[]) {
  const { read, change } = useAddressFilter()
  const { search, box } = useAddressSearch()
  const written = read(STATUS)
  const status = statuses.find((known) => known === written)
  return {
    filter: { search, status },
    box,
    filtered: Boolean(search.trim() || status),
    setStatus: (next: string | undefined) => change({ [STATUS]: next }),
    clear: () => change(noStatusFilter),
  }
}
