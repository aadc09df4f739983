import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contact, contactForm } from '#features/tickets/contract/contact.ts'
import { contactProblemText, contactTexts } from '#features/tickets/rules/contact.ts'
import { AppError } from '#rules/errors.ts'
import type { Services } from '#server/context.ts'
import type { MountNeeds } from '#server/feature.ts'
import { asAppError } from '#server/http/as-app-error.ts'
import { BODY_LIMIT } from '#server/http/json-body.ts'
import { admit, contextOf } from '#server/http/mount.ts'
import { refuseForeignOrigin } from '#server/http/origin-check.ts'
import { countCall } from '#server/http/rate-limits.ts'
import { statusOf } from '#server/http/refusal.ts'
import { contentPolicy } from '#server/static/policy.ts'
import { reshowForm } from './reshow-form.ts'
import { sendContact } from './send-contact.ts'

const PAGE = '/contato'
const SENT = `${PAGE}?enviado=1#enviado`

type Values = Record<string, string>

const noticeOf = ({ code }: AppError): string => {
  if (code === 'too_many_requests') return contactTexts.tooMany
  return code === 'invalid' ? contactTexts.summary : contactTexts.failure
}

const textsOf = ({ fields = {} }: AppError): Values =>
  Object.fromEntries(Object.entries(fields).map(([field, problem]) => [field, contactProblemText(field, problem)]))

/** Answers with the contact page that shows the typed values and their errors. */
function showAgain(reply: FastifyReply, page: string, values: Values, error: AppError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
  return reply
    .code(statusOf(error.code))
    .headers({ 'cache-control': 'no-store', 'content-security-policy': contentPolicy([]) })
    .type('text/html; charset=utf-8')
    .send(reshowForm(page, { values, errors: textsOf(error), notice: noticeOf(error) }))
}

/** The contact form's POST without script, with the same checks, rate limits and use-case as the call `contact.send`. */
export function mountContactForm(
  app: FastifyInstance,
  services: Services,
  { findSession, own, site }: MountNeeds,
): void {
  const send = async (request: FastifyRequest, values: Values): Promise<void> => {
    await admit(request, findSession, contact.send)
    await countCall(services.db, `contact.send:${request.ip}`, contact.send.limit, services.now())
    await sendContact(contextOf(services, request), contactForm.parse(values))
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const form = 'application/x-www-form-urlencoded'
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post(PAGE, async (request, reply) => {
      refuseForeignOrigin(request, own)
      const values = (request.body ?? {}) as Values
      try {
        await send(request, values)
        return reply.code(303).header('location', SENT).header('cache-control', 'no-store').send()
      } catch (thrown) {
        const error = asAppError(thrown)
        const page = site?.pageAt(PAGE)
        if (!page) throw thrown
        if (!error) request.log.error({ err: thrown }, 'unexpected')
        return showAgain(reply, page, values, error ?? new AppError('internal'))
      }
    })
  })
}
