import { auditCalls } from '#features/audit/contract.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

/** The audit rows grow while the impersonation lasts, so they are read again on every visit. */
export const doneQuery = (id: string) => pagedQuery(auditCalls.list, { impersonation: id, limit: 20 }, { staleTime: 0 })
