import { z } from 'zod'
import { byId, done, id, noInput, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { mailTemplates } from '#rules/mail-templates.ts'

const failedMailView = z.object({
  id,
  template: z.enum(mailTemplates),
  to: z.string(),
  person: z.object({ id, name: z.string() }).nullable(),
  createdAt: timestamp,
  failedAt: timestamp,
  /** The reason as a short code from the mail server or from the product's own check. */
  failure: z.string(),
})

export const failedMails = {
  list: route({
    method: 'GET',
    path: '/api/failed-mails',
    access: 'mails.manage',
    summary: 'Mails that were given up, the latest first',
    staleAfter: [],
    query: z.strictObject(pageQuery),
    response: pageOf(failedMailView),
  }),
  retry: route({
    method: 'POST',
    path: '/api/failed-mails/:id/retry',
    records: { id: 'outbox_mails' },
    access: 'mails.manage',
    summary: 'Try to send a mail again that was given up',
    params: byId,
    body: noInput.strict(),
    response: done,
    limit: { max: 120, seconds: 3600 },
  }),
  dismiss: route({
    method: 'POST',
    path: '/api/failed-mails/:id/dismiss',
    records: { id: 'outbox_mails' },
    access: 'mails.manage',
    summary: 'Take a mail off the list without sending it',
    params: byId,
    body: noInput.strict(),
    response: done,
  }),
}
