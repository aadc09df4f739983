import { clientOrders, clientStates } from '#features/clients/rules/client.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { SEARCH, useAddressSearch } from '#web/lists/use-address-search.ts'
import type { ClientFilter } from './queries.ts'

const STATE = 'situacao'
const ORDER = 'ordem'

/** Search, state and order of the clients' list, kept in the URL; an unknown value there is ignored. */
export function useClientFilter() {
  const { read, change } = useAddressFilter()
  const { search, box } = useAddressSearch()
  const filter: ClientFilter = {
    search,
    state: clientStates.find((known) => known === read(STATE)),
    sort: clientOrders.find((known) => known === read(ORDER)) ?? 'newest',
  }
  return {
    filter,
    box,
    filtered: Boolean(search.trim() || filter.state),
    setState: (state: string | undefined) => change({ [STATE]: state }),
    setOrder: (order: string) => change({ [ORDER]: order === 'newest' ? undefined : order }),
    clear: () => change({ [SEARCH]: undefined, [STATE]: undefined }),
  }
}
