import { sql } from 'kysely'
import type { notifications } from '#features/notifications/contract.ts'
import { UNREAD_COUNTED } from '#features/notifications/rules/unread.ts'
import { account } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'
import { notificationColumns, notificationView, ofOthers } from './notification-view.ts'

/** The expression of the index: a row without a category gets it from its text (G24). */
const categoryColumn = sql<string>`coalesce(category, notification_category(title, message))`

async function countUnread(db: Db, userId: string): Promise<number> {
  const unread = db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('read', '=', sql.lit(false))
    .limit(sql.lit(UNREAD_COUNTED))
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const listNotifications: Handler<typeof notifications.list> = async (
  context,
  { limit, cursor, category, unread: onlyUnread },
) => {
  const { id, session } = account(context)
  const { language } = whoReads(context)
  let query = context.db
    .selectFrom('notifications')
    .select(notificationColumns)
    .select(ofOthers({ id, role: session.role }).as('of_others'))
    .where('user_id', '=', id)
  if (onlyUnread) query = query.where('read', '=', sql.lit(false))
  if (category) query = query.where(categoryColumn, '=', category)
  const [page, unread] = await Promise.all([
    readPage(context, {
      list: 'notifications',
      filter: { category, onlyUnread },
      limit,
      cursor,
      rows: (span) => newestFirst(query, ['created_at', 'id'], span).execute(),
      time: (row) => row.created_at,
      view: (row) => notificationView(row, { role: session.role, language }),
    }),
    countUnread(context.db, id),
  ])
  return { ...page, unread }
}

/** Only this many of the newest notifications are counted, because readers do not go further back. */
const COUNTED = 1000

/** Counts among the newest thousand only, so that a long history costs no more. */
export const countNotifications: Handler<typeof notifications.counts> = async (context) => {
  const newest = context.db
    .selectFrom('notifications')
    .select(categoryColumn.as('category'))
    .where('user_id', '=', account(context).id)
    .orderBy('created_at', 'desc')
    .limit(COUNTED)
  const of = (category: string) => sql<number>`(count(*) filter (where category = ${category}))::int`
  return context.db
    .selectFrom(newest.as('newest'))
    .select([
      sql<number>`count(*)::int`.as('all'),
      of('document').as('document'),
      of('status').as('status'),
      of('payment').as('payment'),
    ])
    .executeTakeFirstOrThrow()
}
