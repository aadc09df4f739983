import { auditCalls } from '#features/audit/contract.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

/** What was done goes on growing while it lasts, so each look is a fresh one. */
export const doneQuery = (id: string) => pagedQuery(auditCalls.list, { impersonation: id, limit: 20 }, { staleTime: 0 })
