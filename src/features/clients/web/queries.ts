import { queryOptions } from '@tanstack/react-query'
import type { Output } from '#contract/route.ts'
import { clients } from '#features/clients/contract.ts'
import type { ClientOrder, ClientState } from '#features/clients/rules/client.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Client = Output<typeof clients.list>['items'][number]
export type ClientCard = Output<typeof clients.read>
export type ClientFilter = { search: string; state: ClientState | undefined; sort: ClientOrder }

/** A search is always newest first. */
export const clientsQuery = ({ search, sort, state }: ClientFilter) =>
  pagedQuery(clients.list, search.trim() ? { state, search } : { state, sort })
export const clientQuery = (id: string) => queryOptions({ ...queryOf(clients.read, { id }), staleTime: 0 })
