import { roles } from '#rules/role.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { SEARCH, useAddressSearch } from '#web/lists/use-address-search.ts'
import type { PeopleFilter } from './queries.ts'

const ROLE = 'funcao'
const STATE = 'situacao'
export const DISABLED = 'desativadas'

/** Search, role and state are kept in the address; unknown values are ignored. */
export function usePeopleFilter() {
  const { read, change } = useAddressFilter()
  const { search, box } = useAddressSearch()
  const role = roles.find((known) => known === read(ROLE))
  const disabled = read(STATE) === DISABLED ? 'true' : undefined
  const filter: PeopleFilter = { search, role, disabled }
  return {
    filter,
    box,
    filtered: Boolean(search.trim() || role || disabled),
    setRole: (value: string) => change({ [ROLE]: value }),
    setState: (value: string) => change({ [STATE]: value }),
    clear: () => change({ [SEARCH]: undefined, [ROLE]: undefined, [STATE]: undefined }),
  }
}
