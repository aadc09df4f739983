import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { categoryOf } from '#domain/notifications/category.ts'
import { account } from '../../context.ts'
import { pageOf, readCursor } from '../../cursor.ts'
import type { Handler } from '../../mount.ts'

export const listNotifications: Handler<typeof contract.notifications.list> = async (context, { limit, cursor }) => {
  const { id } = account(context)
  const scope = { list: 'notifications' }
  const after = readCursor(context, scope, cursor)
  let query = context.db
    .selectFrom('notifications')
    .select(['id', 'title', 'message', 'read', 'created_at'])
    .where('user_id', '=', id)
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id}::uuid)`)
  const [rows, unread] = await Promise.all([
    query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    context.db
      .selectFrom('notifications')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .where('user_id', '=', id)
      .where('read', '=', false)
      .executeTakeFirstOrThrow(),
  ])
  const page = pageOf(
    context,
    scope,
    rows,
    limit,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => ({
      id: row.id,
      title: row.title,
      message: row.message,
      category: categoryOf(row),
      read: row.read,
      createdAt: row.created_at,
    }),
  )
  return { ...page, unread: Number(unread.n) }
}
