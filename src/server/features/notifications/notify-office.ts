import { whoMay } from '#domain/access.ts'
import type { EventName } from '#domain/events/events.ts'
import type { Context } from '#server/context.ts'
import { notify } from './notify.ts'

/** Tells everybody who can hand the work to somebody else. */
export async function notifyOffice(
  tx: Context,
  note: { title: string; message: string; event: EventName; data?: Record<string, string>; here?: boolean },
): Promise<void> {
  const office = await tx.db
    .selectFrom('profiles')
    .select('id')
    .where('role', 'in', whoMay('registrations.assign'))
    .where('banned', '=', false)
    .execute()
  for (const { id } of office) await notify(tx, { ...note, userId: id })
}
