import type { TranslationOf } from '#rules/language/translation.ts'
import type { notifications as portuguese } from './notifications.pt-BR.ts'

export const notifications: TranslationOf<typeof portuguese> = {
  title: 'Notifications',
  bell: ({ unread }) => (unread ? `Notifications, ${unread} unread` : 'Notifications'),
  unread: ({ count }) => `${count} unread`,
  isNew: 'New',
  seeAll: 'See all',
  markAll: 'Mark all as read',
  loading: 'Loading notifications...',
  empty: 'No notifications',
  noneUnread: 'No new notifications',
  emptyText: 'News about documents, status and payments will be here.',
  markFailed: 'The notification could not be marked as read.',
  markAllFailed: 'The notifications could not be marked as read.',
  allMarked: 'All notifications were marked as read.',
  tab: ({ name, count }) => `${name} (${count})`,
  tabs: { all: 'All', document: 'Documents', status: 'Status', payment: 'Payments' },
}
