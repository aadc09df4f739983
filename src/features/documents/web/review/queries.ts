import { queryOptions } from '@tanstack/react-query'
import { documents } from '#features/documents/contract.ts'
import { queryOf } from '#web/api/call.ts'

/** The registration to which the documents belong. */
export type Registration = { id: string; companyName: string }

/** Documents are fresh for half a minute (T17). */
export const freshness = { staleTime: 30_000 }

export const documentQuery = (id: string) => queryOptions({ ...queryOf(documents.read, { id }), ...freshness })
