import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { auditCalls, type auditEntryView } from '#features/audit/contract.ts'
import { people } from '#features/people/contract.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type AuditEntry = z.output<typeof auditEntryView>
export type AuditFilter = { person: string; subject: string; action: AuditAction | ''; from: string; to: string }

/** Nearly every call adds rows to the audit trail, so cached pages are always stale. */
export const auditQuery = (filter: AuditFilter) =>
  pagedQuery(auditCalls.list, { ...filter, limit: 50 }, { staleTime: 0 })

const LOOK_AGAIN_MS = 1500
export const sealsQuery = queryOptions({
  ...queryOf(auditCalls.seals, {}),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.check?.state === 'running' ? LOOK_AGAIN_MS : false),
})

const SUGGESTED = 8
export const peopleQuery = (search: string) =>
  queryOptions({ ...queryOf(people.list, { search, limit: SUGGESTED }), enabled: search !== '' })
