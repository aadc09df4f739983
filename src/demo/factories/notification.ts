import type { Selectable } from 'kysely'
import { notificationRow } from '#features/notifications/server/notification-row.ts'
import type { Context } from '#server/context.ts'
import type { Notifications } from '#server/db/types.ts'

export type Notification = Selectable<Notifications>

// A notification with its own title or message has no kind, like rows of earlier versions.
const wordsOnly = { kind: null, facts: null, category: null }

/** Inserts a notification without publishing a live event. */
export async function aNotification(
  context: Context,
  userId: string,
  given: Partial<Notification> = {},
): Promise<Notification> {
  const ownWords = given.kind === undefined && (given.title !== undefined || given.message !== undefined)
  const row: Notification = {
    id: context.newId(),
    user_id: userId,
    ...notificationRow({ kind: 'welcome', facts: {} }),
    ...(ownWords ? wordsOnly : {}),
    event: 'account.created',
    data: {},
    read: false,
    created_at: context.now,
    ...given,
  }
  await context.db
    .insertInto('notifications')
    .values({ ...row, data: JSON.stringify(row.data), facts: row.facts && JSON.stringify(row.facts) })
    .execute()
  return row
}
