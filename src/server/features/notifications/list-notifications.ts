import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { account } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'
import { notificationColumns, notificationView } from './notification-view.ts'

const categoryColumn = sql<string>`notification_category(title, message)`

export const listNotifications: Handler<typeof contract.notifications.list> = async (
  context,
  { limit, cursor, category },
) => {
  const { id, session } = account(context)
  let query = context.db.selectFrom('notifications').select(notificationColumns).where('user_id', '=', id)
  if (category) query = query.where(categoryColumn, '=', category)
  const [page, unread] = await Promise.all([
    readPage(context, {
      list: 'notifications',
      filter: { category },
      limit,
      cursor,
      rows: (span) => newestFirst(query, ['created_at', 'id'], span).execute(),
      time: (row) => row.created_at,
      view: (row) => notificationView(row, session.role),
    }),
    context.db
      .selectFrom('notifications')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .where('user_id', '=', id)
      .where('read', '=', false)
      .executeTakeFirstOrThrow(),
  ])
  return { ...page, unread: Number(unread.n) }
}

/** Counting stops here, because nobody reads further back. */
const COUNTED = 1000

/** Counts among the newest thousand only, so that a long history costs no more. */
export const countNotifications: Handler<typeof contract.notifications.counts> = async (context) => {
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
