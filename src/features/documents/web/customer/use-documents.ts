import { useQuery } from '@tanstack/react-query'
import { documents } from '#features/documents/contract.ts'
import { queryOf } from '#web/api/call.ts'

// Fresh for half a minute (T17); what the team does meanwhile arrives live.
const fresh = { staleTime: 30_000 }

/** The documents of one company; nothing is read before the company is known. */
export const useDocuments = (registrationId: string | undefined) =>
  useQuery({
    ...queryOf(documents.ofRegistration, { id: registrationId ?? '' }),
    ...fresh,
    enabled: registrationId !== undefined,
  })

/** One document by its id, for a link to a document of another company than the one shown. */
export const useDocument = (id: string, enabled: boolean) =>
  useQuery({ ...queryOf(documents.read, { id }), ...fresh, enabled })
