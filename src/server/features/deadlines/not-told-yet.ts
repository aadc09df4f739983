import { sql } from 'kysely'
import type { DeadlineReminder } from '#domain/events/events.ts'
import type { Context } from '#server/context.ts'

type Said = { registrationId: string; factId: string; dueOn: string; reminder: string }

const keyOf = ({ registrationId, factId, dueOn, reminder }: Said): string =>
  [registrationId, factId, dueOn, reminder].join(' ')

/** Of these reminders the ones that nobody was told yet. */
export async function notToldYet({ db }: Context, reminders: readonly DeadlineReminder[]): Promise<DeadlineReminder[]> {
  const ids = reminders.map(({ registrationId }) => registrationId)
  const said = (name: keyof Said) => sql<string>`data->>${sql.lit(name)}`
  const rows = await db
    .selectFrom('notifications')
    .select([
      said('registrationId').as('registrationId'),
      said('factId').as('factId'),
      said('dueOn').as('dueOn'),
      said('reminder').as('reminder'),
    ])
    .where('event', '=', sql.lit('registration.deadlineNear'))
    .where(said('registrationId'), '=', sql<string>`any(${ids}::text[])`)
    .execute()
  const told = new Set(rows.map(keyOf))
  return reminders.filter((near) => !told.has(keyOf({ ...near, reminder: String(near.reminder) })))
}
