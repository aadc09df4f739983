import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { documents } from '#contract/documents.ts'
import { registrations } from '#contract/registrations.ts'
import { keyOf, queryOf } from '#web/api/call.ts'

/** Whose documents. */
export type Registration = { id: string; companyName: string }

/** Documents are fresh for half a minute (T17), and read again when a live event tells of them. */
export const freshness = { staleTime: 30_000, meta: { live: true } }

export const documentQuery = (id: string) => queryOptions({ ...queryOf(documents.read, { id }), ...freshness })

/** After a decision, a request or a new document: whatever shows documents is read again. */
export const readAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [documents.list, documents.read, documents.ofRegistration, registrations.detail].map((route) =>
      client.invalidateQueries({ queryKey: keyOf(route) }),
    ),
  )
