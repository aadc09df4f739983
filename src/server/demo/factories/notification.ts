import type { Selectable } from 'kysely'
import { notificationTexts } from '#domain/notifications/catalog.ts'
import type { Context } from '#server/context.ts'
import type { Notifications } from '#server/db/types.ts'

export type Notification = Selectable<Notifications>

/** Written silently: no open page is told. */
export async function aNotification(
  context: Context,
  userId: string,
  given: Partial<Notification> = {},
): Promise<Notification> {
  const row: Notification = {
    id: context.newId(),
    user_id: userId,
    ...notificationTexts.welcome(),
    event: 'account.created',
    data: {},
    read: false,
    created_at: context.now,
    ...given,
  }
  await context.db
    .insertInto('notifications')
    .values({ ...row, data: JSON.stringify(row.data) })
    .execute()
  return row
}
