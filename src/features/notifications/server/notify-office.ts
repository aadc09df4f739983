import { sql } from 'kysely'
import { whoMay } from '#rules/access.ts'
import type { Context } from '#server/context.ts'
import { type News, notifyAll } from './notify.ts'

/** Notifies all who may assign registrations to agents, except banned accounts. */
export async function notifyOffice(tx: Context, news: News): Promise<void> {
  const office = await tx.db
    .selectFrom('profiles')
    .select('id')
    .where('role', 'in', whoMay('registrations.assign'))
    .where('banned', '=', sql.lit(false))
    .execute()
  await notifyAll(
    tx,
    office.map(({ id }) => ({ ...news, userId: id })),
  )
}
