import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

type Ending = 'stop' | 'sign_out' | 'expiry' | 'disabled'

/** Closes the record and the session that goes with it. Triggers do the same when either person is disabled. */
export async function closeImpersonation(db: Db, id: string, endedBy: Ending, now: Date): Promise<void> {
  await db
    .updateTable('user_impersonations')
    // An expired impersonation ended at `expires_at`, however late that is noticed.
    .set({ ended_at: sql<Date>`least(expires_at, ${now}::timestamptz)`, ended_by: endedBy })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  await db.deleteFrom('sessions').where('impersonation_id', '=', id).execute()
}

/** Closes every open impersonation of a superadmin; with `expiredOnly` only those whose time is over. */
export async function closeImpersonationsBy(
  db: Db,
  superadminId: string,
  options: { endedBy: Ending; now: Date; expiredOnly?: boolean },
): Promise<void> {
  let open = db
    .selectFrom('user_impersonations')
    .select('id')
    .where('superadmin_id', '=', superadminId)
    .where('ended_at', 'is', null)
  if (options.expiredOnly) open = open.where('expires_at', '<=', options.now)
  for (const { id } of await open.execute()) await closeImpersonation(db, id, options.endedBy, options.now)
}
