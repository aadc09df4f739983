import type { z } from 'zod'
import type { notificationView } from '#features/notifications/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import type { NotificationCategory } from '#features/notifications/rules/category.ts'
import { MOST_UNREAD_SHOWN } from '#features/notifications/rules/unread.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Notification = z.output<typeof notificationView>
export type NotificationTab = 'all' | Exclude<NotificationCategory, 'general'>
export const notificationTabs = ['all', 'document', 'status', 'payment'] as const satisfies NotificationTab[]

const RECENT = 5
/** How many of the latest unread ones the dashboard lists (G19). */
const DASHBOARD_SHOWS = 3
export const recentInput = { limit: RECENT }
export const recentQuery = queryOf(notifications.list, recentInput)
export const unreadQuery = queryOf(notifications.list, { limit: DASHBOARD_SHOWS, unread: 'true' })
export const tabCountsQuery = queryOf(notifications.counts, {})

/** The notifications of one tab, page by page. */
export const timelineQuery = (tab: NotificationTab) =>
  pagedQuery(notifications.list, { category: tab === 'all' ? undefined : tab })

/** The text of the badge; empty when nothing is unread (G19). */
export const unreadLabel = (count: number): string =>
  count > MOST_UNREAD_SHOWN ? `${MOST_UNREAD_SHOWN}+` : count ? String(count) : ''

/** The largest number that is shown as it is, because the server counts up to a thousand. */
const MOST_COUNTED = 999
export const countLabel = (count: number): string => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count))
