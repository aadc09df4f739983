import { z } from 'zod'
import { timestamp } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const devMailView = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: timestamp,
})
const mailSampleView = z.object({ template: z.string(), subject: z.string(), text: z.string() })

/** Where a mail can be seen as its reader sees it: `samples/<template>` or `sent/<id>`. */
export const MAIL_PAGES = '/api/dev/mail-pages'

/** Only in development and demo mode, where mail is written to a folder; elsewhere it answers 404. */
export const devMail = {
  list: route({
    method: 'GET',
    path: '/api/dev/mail',
    access: 'dev.mail',
    summary: 'Mails written to the local folder, newest first',
    staleAfter: [],
    response: z.object({ items: z.array(devMailView) }),
  }),
  samples: route({
    method: 'GET',
    path: '/api/dev/mail-samples',
    access: 'dev.mail',
    summary: 'Every mail the product knows, written with made-up facts',
    staleAfter: [],
    response: z.object({ items: z.array(mailSampleView) }),
  }),
}
