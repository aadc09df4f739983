import { sql } from 'kysely'
import { isOverdue } from '#features/documents/rules/due.ts'
import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { TaskStatus } from '#features/workflows/rules/task-status.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

export const detailRow = (db: Db, id: string) =>
  db
    .selectFrom('business_registrations as r')
    .innerJoin('company_types as t', 't.id', 'r.company_type_id')
    .innerJoin('states as s', 's.id', 'r.state_id')
    .innerJoin('packages as k', 'k.id', 'r.package_id')
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .leftJoin('profiles as a', 'a.id', 'r.assigned_agent_id')
    .select(['r.company_name', 'r.alternative_names', 'r.business_purpose', 'r.industry', 'r.paid_at', 'r.created_at'])
    .select(['r.approved_at', 't.label as company_type', 's.name as state'])
    .select(['k.id as package_id', 'k.name as package_name', 'k.processing_time'])
    .select(['c.name as customer_name', 'c.email as customer_email', 'c.phone as customer_phone'])
    .select(['r.user_id', 'r.assigned_agent_id', 'a.name as agent_name', 'a.email as agent_email'])
    .select(sql<RegistrationStatus>`r.status`.as('status'))
    .select(sql<number>`(select count(*)::int from messages m where m.business_registration_id = r.id)`.as('messages'))
    .where('r.id', '=', id)
    .executeTakeFirst()

const sideOf = (changedBy: string | null, customerId: string) =>
  changedBy === null ? 'system' : changedBy === customerId ? 'customer' : 'team'

/** Without `names` members of the team are anonymous, except the agent to whom an entry assigned the registration. */
export async function historyOf(db: Db, registrationId: string, reader: { customerId: string; names: boolean }) {
  const rows = await db
    .selectFrom('process_status_history as h')
    .leftJoin('profiles as p', 'p.id', 'h.changed_by')
    .leftJoin('profiles as a', 'a.id', 'h.agent_id')
    .select(['h.id', 'h.created_at', 'h.reason', 'h.changed_by', 'h.agent_id', 'p.name', 'a.name as agent_name'])
    .select([sql<RegistrationStatus | null>`h.old_status`.as('from'), sql<RegistrationStatus>`h.new_status`.as('to')])
    .where('h.business_registration_id', '=', registrationId)
    .orderBy('h.created_at')
    .orderBy('h.id')
    .execute()
  return rows.map((row) => {
    const side = sideOf(row.changed_by, reader.customerId)
    return {
      id: row.id,
      at: row.created_at,
      from: row.from,
      to: row.to,
      reason: row.reason,
      assignedTo: row.agent_id ? { id: row.agent_id, name: row.agent_name ?? '' } : null,
      by: { side, name: side === 'customer' || reader.names ? row.name : null } as const,
    }
  })
}

/** `all` includes papers that the customer does not see (G114). */
export async function documentsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  registrationId: string,
  { all }: { all: boolean },
) {
  const today = officeDay(now)
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'name', 'required', 'version', 'rejection_reason', 'updated_at', 'customer_sees'])
    .select(sql<string | null>`due_on::text`.as('due_on'))
    .select([sql<DocumentType>`document_type`.as('type'), sql<DocumentStatus>`status`.as('status')])
    .where('business_registration_id', '=', registrationId)
    .$if(!all, (query) => query.where('customer_sees', '=', sql.lit(true)))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    documentType: row.type,
    status: row.status,
    required: row.required,
    hasFile: row.version > 0,
    hidden: !row.customer_sees,
    rejectionReason: row.rejection_reason,
    dueOn: row.due_on,
    overdue: isOverdue({ dueOn: row.due_on, status: row.status }, today),
    updatedAt: row.updated_at,
  }))
}

/** The newest workflow; a cancelled one only when there is no other. */
const newestWorkflow = (db: Db, registrationId: string) =>
  db
    .selectFrom('usa_company_workflows as w')
    .where('w.business_registration_id', '=', registrationId)
    .orderBy(sql`w.workflow_status = 'cancelled'`)
    .orderBy('w.created_at', 'desc')
    .limit(sql.lit(1))

export async function workflowOf(db: Db, registrationId: string) {
  const row = await newestWorkflow(db, registrationId)
    .select(['w.id', 'w.estimated_completion_days as estimatedDays', 'w.complexity_score as complexity'])
    .select(['w.actual_start_date as startedAt', 'w.actual_completion_date as completedAt'])
    .select(sql<'not_started' | 'in_progress' | 'completed' | 'on_hold' | 'cancelled'>`w.workflow_status`.as('status'))
    .executeTakeFirst()
  return row ?? null
}

export const stepsOf = (db: Db, registrationId: string) =>
  db
    .selectFrom('workflow_tasks as k')
    .leftJoin('profiles as p', 'p.id', 'k.assigned_to')
    .select(['k.id', 'k.task_name as name', 'k.started_at as startedAt', 'k.completed_at as completedAt'])
    .select('p.name as assignedTo')
    .select(sql<TaskStatus>`k.task_status`.as('status'))
    .where('k.workflow_id', '=', newestWorkflow(db, registrationId).select('w.id'))
    .orderBy('k.task_order')
    .execute()

/** The day of the company's dissolution, and the newest dissolution that was taken back as a mistake. */
export async function endingOf(db: Db, registrationId: string) {
  const row = await db
    .selectFrom('company_records as c')
    .leftJoin('profiles as p', 'p.id', 'c.taken_back_by')
    .select(['c.taken_back_reason as reason', 'c.taken_back_at as at', 'p.name as by'])
    .select([
      sql<string | null>`c.dissolved_on::text`.as('dissolvedOn'),
      sql<string | null>`c.taken_back_dissolved_on::text`.as('takenBackDay'),
    ])
    .where('c.business_registration_id', '=', registrationId)
    .executeTakeFirst()
  if (!row) return { dissolvedOn: null, takenBack: null }
  const { dissolvedOn, takenBackDay, reason, at, by } = row
  const takenBack = takenBackDay && reason && at ? { dissolvedOn: takenBackDay, reason, at, by } : null
  return { dissolvedOn, takenBack }
}
