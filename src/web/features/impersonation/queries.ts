import type { z } from 'zod'
import { audit } from '#contract/audit.ts'
import { impersonation, type impersonationView } from '#contract/impersonation.ts'
import { people } from '#contract/people.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Impersonation = z.output<typeof impersonationView>

export const impersonationsQuery = pagedQuery(impersonation.list, { limit: 20 })
export const peopleQuery = (search: string) => pagedQuery(people.list, { search })
/** What was done goes on growing while it lasts, so each look is a fresh one. */
export const doneQuery = (id: string) => pagedQuery(audit.list, { impersonation: id, limit: 20 }, { staleTime: 0 })
