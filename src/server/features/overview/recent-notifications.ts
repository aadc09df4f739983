import { sql } from 'kysely'
import { categoryOf } from '#domain/notifications/category.ts'
import type { Db } from '../../db/connect.ts'

/** As many as the dashboard shows (spec P1 §9). */
const SHOWN = 3

export async function recentNotifications(db: Db, userId: string) {
  const [rows, unread] = await Promise.all([
    db
      .selectFrom('notifications')
      .select(['id', 'title', 'message', 'read', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
    db
      .selectFrom('notifications')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('user_id', '=', userId)
      .where('read', '=', false)
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map((row) => ({ ...row, category: categoryOf(row) })), unread: unread.n }
}
