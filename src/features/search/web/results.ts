import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { search, type searchResult } from '#features/search/contract.ts'
import type { Area } from '#rules/role.ts'
import { queryOf } from '#web/api/call.ts'

export type Result = z.output<typeof searchResult>

/** Results are not cached after the box is closed, because a client may be handed to another agent meanwhile. */
export const resultsQuery = (term: string) =>
  queryOptions({ ...queryOf(search.find, { search: term }), staleTime: 0, gcTime: 0 })

/** Where a result opens; agents see companies, clients and documents in their own panel. */
export function destinationOf(area: Area, { kind, id, registrationId }: Result): string {
  if (area === 'agent') {
    if (kind === 'person') return `/agent/clients?cliente=${id}`
    return kind === 'document' ? `/agent/documents?documento=${id}` : `/agent/processes?processo=${registrationId}`
  }
  if (kind === 'person') return `/admin/users?pessoa=${id}`
  if (kind === 'ticket') return `/admin/support?chamado=${id}`
  return `/admin/processes?processo=${registrationId}`
}
