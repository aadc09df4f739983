import { devMail } from '#features/mails/contract/dev-mail.ts'
import { failedMails } from '#features/mails/contract/failed-mails.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { listDevMail } from './list-dev-mail.ts'
import { listFailedMails } from './list-failed-mails.ts'
import { listMailSamples } from './list-mail-samples.ts'
import { hasLocalMail } from './local-mail.ts'
import { mountMailPages } from './mail-pages.ts'
import { dismissFailedMail, retryFailedMail } from './settle-failed-mail.ts'

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
}
