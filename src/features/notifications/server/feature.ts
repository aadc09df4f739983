import { notifications } from '#features/notifications/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { countNotifications, listNotifications } from './list-notifications.ts'
import { markAllRead, markRead } from './mark-read.ts'
import { reactions } from './reactions.ts'

export const feature: ServerFeature = {
  calls: {
    notifications: serve(notifications, {
      list: listNotifications,
      counts: countNotifications,
      markRead,
      markAllRead,
    }),
  },
  on: reactions,
}
