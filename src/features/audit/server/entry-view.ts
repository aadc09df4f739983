import { doerWithoutSession } from '#rules/audit-actions.ts'
import type { Context } from '#server/context.ts'
import { whoReads } from '#server/language/reader.ts'
import type { AuditRow } from './audit-rows.ts'
import { type NameOf, namesOf } from './subject-names.ts'

const agentIn = ({ details }: AuditRow): string | undefined =>
  typeof details.agentId === 'string' ? details.agentId : undefined

function mentionedIn(row: AuditRow): { type: string; id: string }[] {
  const people = [row.actor_id, row.impersonator_id, agentIn(row)].filter((id) => typeof id === 'string')
  const subject = row.subject_type && row.subject_id ? [{ type: row.subject_type, id: row.subject_id }] : []
  return [...people.map((id) => ({ type: 'account', id })), ...subject]
}

/** The person who acted. A sign-in has no session yet, so its actor is the account that it is about (G90). */
const actorOf = ({ actor_id, action, subject_type, subject_id }: AuditRow): string | null =>
  actor_id ?? (subject_type === 'account' && doerWithoutSession(action) === 'subject' ? subject_id : null)

/** With an `impersonator_id` that superadmin acted, as the account in `actor_id`, to which the session belonged. */
function entryView(row: AuditRow, nameOf: NameOf) {
  const person = (id: string | null | undefined) => (id ? { id, name: nameOf('account', id).name } : null)
  const { subject_type: type, subject_id: id } = row
  return {
    id: row.id,
    at: row.at,
    by: person(row.impersonator_id ?? actorOf(row)),
    actingAs: row.impersonator_id ? person(row.actor_id) : null,
    action: row.action,
    subject: type && id ? { type, id, ...nameOf(type, id) } : null,
    details: row.details,
    agent: person(agentIn(row)),
    requestId: row.request_id,
  }
}
export type AuditEntry = ReturnType<typeof entryView>

/** The parts of a context that reading the audit trail needs. */
export type Reading = Pick<Context, 'db' | 'session'>

/** The rows as views, with the names of people and records that still exist. */
export async function entryViews(context: Reading, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const nameOf = await namesOf(context.db, rows.flatMap(mentionedIn), whoReads(context).language)
  return rows.map((row) => entryView(row, nameOf))
}
