import type { AuditAction, AuditSubject } from '#rules/audit-actions.ts'
import type { Context } from '#server/context.ts'

export type AuditEntry = {
  action: AuditAction
  subjectType?: AuditSubject
  subjectId?: string
  details?: Record<string, string | number | boolean | null>
}

/** Records who did what to which records: ids only, in the transaction that makes the change. */
export async function auditAll(context: Context, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await context.db
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        at: context.now,
        actor_id: context.session?.userId ?? null,
        impersonator_id: context.session?.impersonatorId ?? null,
        action: entry.action,
        subject_type: entry.subjectType ?? null,
        subject_id: entry.subjectId ?? null,
        details: JSON.stringify(entry.details ?? {}),
        request_id: context.requestId,
      })),
    )
    .execute()
}

export const audit = (context: Context, entry: AuditEntry): Promise<void> => auditAll(context, [entry])
