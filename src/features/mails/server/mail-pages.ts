import type { FastifyInstance, FastifyReply } from 'fastify'
import { MAIL_PAGES } from '#features/mails/contract/dev-mail.ts'
import { AppError } from '#rules/errors.ts'
import { languages } from '#rules/language/preferences.ts'
import { mailTemplates } from '#rules/mail-templates.ts'
import type { Services } from '#server/context.ts'
import { mailFolder } from '#server/mail/make-mail.ts'
import { readMail } from '#server/mail/transport/folder-mail.ts'
import { isMailId } from '#server/mail/transport/mail-headers.ts'
import { writeSample } from './list-mail-samples.ts'
import { hasLocalMail } from './local-mail.ts'

// A mail has inline styles, which the content security policy of the product's pages forbids.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const show = (reply: FastifyReply, html: string | undefined): FastifyReply => {
  if (html === undefined) throw new AppError('not_found')
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Serves mails as their readers see them, for /dev/mail; mounted in development and in the demo only. */
export function mountMailPages(app: FastifyInstance, services: Services): void {
  if (!hasLocalMail(services.config)) return
  app.get<{ Params: { template: string }; Querystring: { language?: string } }>(
    `${MAIL_PAGES}/samples/:template`,
    async (request, reply) => {
      const template = mailTemplates.find((name) => name === request.params.template)
      const language = languages.find((name) => name === request.query.language) ?? 'pt_BR'
      return show(reply, template && (await writeSample(services, template, language)).html)
    },
  )
  app.get<{ Params: { id: string } }>(`${MAIL_PAGES}/sent/:id`, async (request, reply) => {
    const { id } = request.params
    const mail = isMailId(id) ? await readMail(mailFolder(services.config), id) : undefined
    return show(reply, mail?.html)
  })
}
