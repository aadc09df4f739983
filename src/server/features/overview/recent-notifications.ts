import { sql } from 'kysely'
import type { Role } from '#domain/accounts/role.ts'
import type { Db } from '../../db/connect.ts'
import { notificationColumns, notificationView } from '../../db/queries/notification-view.ts'

/** As many as the dashboard shows (spec P1 §9). */
const SHOWN = 3

export async function recentNotifications(db: Db, reader: { userId: string; role: Role }) {
  const [rows, unread] = await Promise.all([
    db
      .selectFrom('notifications')
      .select(notificationColumns)
      .where('user_id', '=', reader.userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
    db
      .selectFrom('notifications')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('user_id', '=', reader.userId)
      .where('read', '=', false)
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map((row) => notificationView(row, reader.role)), unread: unread.n }
}
