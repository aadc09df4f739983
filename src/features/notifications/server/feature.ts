import { z } from 'zod'
import { notifications } from '#features/notifications/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { makeSms } from '#server/sms/make-sms.ts'
import { countNotifications, listNotifications } from './list-notifications.ts'
import { markAllRead, markRead } from './mark-read.ts'
import { reactions } from './reactions.ts'
import { sendSms } from './send-sms.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'send-sms': { notificationId: string }
  }
}

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
  jobs: {
    'send-sms': {
      payload: z.object({ notificationId: z.uuid() }),
      lock: ({ notificationId }) => `sms:${notificationId}`,
      ownWorkers: true,
      run: async ({ services, payload }) => {
        const sms = makeSms(services.config)
        if (sms) await sendSms(services, sms, payload.notificationId)
      },
    },
  },
}
