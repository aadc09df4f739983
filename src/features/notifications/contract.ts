import { z } from 'zod'
import { byId, done, id, noInput, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { notificationCategories } from './rules/category.ts'

export const notificationView = z.object({
  id,
  title: z.string(),
  message: z.string(),
  category: z.enum(notificationCategories),
  read: z.boolean(),
  /** Path of the screen that the notification opens for this reader; null when there is none. */
  link: z.string().nullable(),
  createdAt: timestamp,
})

export const notifications = {
  list: route({
    method: 'GET',
    path: '/api/notifications',
    access: 'notifications.read',
    summary: 'Own notifications, newest first, with the number unread',
    staleAfter: ['notification.created', 'notification.read'],
    query: z.strictObject({
      ...pageQuery,
      category: z.enum(notificationCategories).optional(),
      /** Only unread ones. */
      unread: z.literal('true').optional(),
    }),
    /** `unread` is counted only as far as the badge shows it (`UNREAD_COUNTED`). */
    response: pageOf(notificationView).extend({ unread: z.int() }),
  }),
  counts: route({
    method: 'GET',
    path: '/api/notifications/counts',
    access: 'notifications.read',
    summary: 'How many of the newest thousand stand in each tab',
    staleAfter: ['notification.created', 'notification.read'],
    response: z.object({ all: z.int(), document: z.int(), status: z.int(), payment: z.int() }),
  }),
  markRead: route({
    method: 'POST',
    path: '/api/notifications/:id/read',
    records: { id: 'notifications' },
    access: 'notifications.mark',
    summary: 'Mark one as read',
    params: byId,
    body: noInput.strict(),
    response: done,
  }),
  markAllRead: route({
    method: 'POST',
    path: '/api/notifications/read-all',
    records: {},
    access: 'notifications.mark',
    summary: 'Mark all as read',
    body: noInput.strict(),
    response: done,
  }),
}
