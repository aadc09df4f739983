import { z } from 'zod'
import { noInput, timestamp } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** How a test ended; `detail` is the mail server's or the store's own short code. */
const tested = z.object({ ok: z.boolean(), detail: z.string().nullable(), at: timestamp })

/** All integrations except payments. Contains no secrets: servers and folders, but never their user names and passwords. */
export const integrations = {
  read: route({
    method: 'GET',
    path: '/api/integrations',
    access: 'settings.manage',
    summary: 'How mails are sent, where files are kept, and what else is connected',
    staleAfter: [],
    response: z.object({
      mail: z.object({
        kind: z.enum(['smtp', 'folder']),
        /** Host and port, or the folder. */
        place: z.string(),
        from: z.string(),
        encrypted: z.boolean(),
      }),
      files: z.object({ kind: z.enum(['disk', 's3']), place: z.string() }),
      sms: z.object({ place: z.string() }).nullable(),
      scanner: z.object({ place: z.string() }).nullable(),
    }),
  }),
  testMail: route({
    method: 'POST',
    path: '/api/integrations/mail/test',
    records: {},
    access: 'settings.manage',
    summary: 'Send a message to the own address now, and say what the mail server answered',
    body: noInput.strict(),
    response: tested.extend({ to: z.string() }),
    limit: { max: 10, seconds: 600 },
  }),
  testFiles: route({
    method: 'POST',
    path: '/api/integrations/files/test',
    records: {},
    access: 'settings.manage',
    summary: 'Write a file into the store, read it and remove it',
    body: noInput.strict(),
    response: tested,
    limit: { max: 20, seconds: 600 },
  }),
}
