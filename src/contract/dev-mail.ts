import { z } from 'zod'
import { timestamp } from './fields.ts'
import { route } from './route.ts'

export const devMailView = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: timestamp,
})

/** Only in development and demo mode, where mail is written to a folder; elsewhere it answers 404. */
export const devMail = {
  list: route({
    method: 'GET',
    path: '/api/dev/mail',
    access: 'dev.mail',
    summary: 'Mails written to the local folder, newest first',
    response: z.object({ items: z.array(devMailView) }),
  }),
}
