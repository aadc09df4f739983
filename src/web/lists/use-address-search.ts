import { useAddressFilter } from './use-address-filter.ts'
import { useTypedSearch } from './use-typed-search.ts'

export const SEARCH = 'busca'

/** The search text of a screen, kept in the address, and the props of the box that edits it. */
export function useAddressSearch() {
  const { read, change } = useAddressFilter()
  const search = read(SEARCH)
  return { search, box: useTypedSearch(search, (value) => change({ [SEARCH]: value })) }
}
