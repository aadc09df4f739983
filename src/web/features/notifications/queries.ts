import { infiniteQueryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { notificationView } from '#contract/notifications.ts'
import { notifications } from '#contract/notifications.ts'
import { call, keyOf, queryOf } from '#web/api.ts'

export type Notification = z.output<typeof notificationView>

const RECENT = 5
/** Spec P1 §9. */
export const DASHBOARD_SHOWS = 3
export const recentInput = { limit: RECENT }
export const recentQuery = queryOf(notifications.list, recentInput)

/** All of them, page by page. */
export const timelineQuery = infiniteQueryOptions({
  queryKey: [...keyOf(notifications.list), 'timeline'],
  queryFn: ({ pageParam, signal }) => call(notifications.list, pageParam ? { cursor: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
})

const MOST_SHOWN = 99
/** Spec P1 §9: the badge stops at 99+; nothing unread, nothing shown. */
export const unreadLabel = (count: number): string =>
  count > MOST_SHOWN ? `${MOST_SHOWN}+` : count ? String(count) : ''
