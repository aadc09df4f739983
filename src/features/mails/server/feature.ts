import { z } from 'zod'
import { devMail } from '#features/mails/contract/dev-mail.ts'
import { failedMails } from '#features/mails/contract/failed-mails.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { listDevMail } from './list-dev-mail.ts'
import { listFailedMails } from './list-failed-mails.ts'
import { listMailSamples } from './list-mail-samples.ts'
import { hasLocalMail } from './local-mail.ts'
import { mountMailPages } from './mail-pages.ts'
import { sendMail } from './send-mail.ts'
import { dismissFailedMail, retryFailedMail } from './settle-failed-mail.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'send-mail': { mailId: string }
  }
}

export const feature: ServerFeature = {
  calls: {
    devMail: serve(
      devMail,
      {
        list: listDevMail,
        samples: listMailSamples,
      },
      hasLocalMail,
    ),
    failedMails: serve(failedMails, {
      list: listFailedMails,
      retry: retryFailedMail,
      dismiss: dismissFailedMail,
    }),
  },
  mount: mountMailPages,
  jobs: {
    'send-mail': {
      payload: z.object({ mailId: z.uuid() }),
      lock: ({ mailId }) => `mail:${mailId}`,
      ownWorkers: true,
      run: ({ services, payload, stopped, lastTry }) =>
        sendMail(services, services.mail, payload.mailId, stopped, lastTry),
    },
  },
}
