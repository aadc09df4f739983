import type { AuditAction, AuditSubject } from '#domain/audit/actions.ts'
import type { Context } from '#server/context.ts'

/** Records who did what to which record: ids only, in the transaction that makes the change. */
export async function audit(
  context: Context,
  entry: {
    action: AuditAction
    subjectType?: AuditSubject
    subjectId?: string
    details?: Record<string, string | number | boolean | null>
  },
): Promise<void> {
  await context.db
    .insertInto('audit_log')
    .values({
      at: context.now,
      actor_id: context.session?.userId ?? null,
      impersonator_id: context.session?.impersonatorId ?? null,
      action: entry.action,
      subject_type: entry.subjectType ?? null,
      subject_id: entry.subjectId ?? null,
      details: JSON.stringify(entry.details ?? {}),
      request_id: context.requestId,
    })
    .execute()
}
