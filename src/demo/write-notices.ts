import { notificationRow } from '#features/notifications/server/notification-row.ts'
import type { Context } from '#server/context.ts'
import { aNotification } from './factories/notification.ts'
import type { Notice } from './notices.ts'
import { DAY, later } from './timeline.ts'
import type { People } from './write-people.ts'

const UNREAD_EACH = 3
const UNREAD_DAYS = 12

/** Every person has read all of their notifications but the last few recent ones. */
export async function writeNotices(
  tx: Context,
  notices: (Notice & { registrationId: string })[],
  people: People,
): Promise<void> {
  const newestFirst = notices.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const recent = later(tx.now, -UNREAD_DAYS * DAY)
  const unread = new Map<string, number>()
  for (const { to, at, event, registrationId, names, ...told } of newestFirst) {
    const count = unread.get(to) ?? 0
    const isNew = at > recent && count < UNREAD_EACH
    if (isNew) unread.set(to, count + 1)
    const data = { registrationId, ...(names ? { agentId: people(names) } : {}) }
    const row = { event, data, created_at: at, read: !isNew }
    await aNotification(tx, people(to), { ...notificationRow(told), ...row })
  }
}
