import type { z } from 'zod'
import { type impersonationView, pastImpersonations } from '#features/impersonation/contract/past-impersonations.ts'
import { people } from '#features/people/contract.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Impersonation = z.output<typeof impersonationView>

export const impersonationsQuery = pagedQuery(pastImpersonations.list, { limit: 20 })
export const peopleQuery = (search: string) => pagedQuery(people.list, { search })
