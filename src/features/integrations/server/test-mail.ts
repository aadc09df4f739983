import type { integrations } from '#features/integrations/contract.ts'
import { sellerLines } from '#features/site-settings/rules/seller.ts'
import { sellerColumns, sellerOf } from '#features/site-settings/server/seller.ts'
import { languageTag } from '#rules/language/language-tag.ts'
import { audit } from '#server/audit/audit.ts'
import { account } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { layOut } from '#server/mail/layout.ts'
import { InvalidMail, MailNotSent } from '#server/mail/transport/mail.ts'
import { testMessage } from './test-message.ts'

/** A short code, without addresses, for why the mail was not sent. Any other error is a bug and is thrown again. */
function detailOf(error: unknown): string {
  if (error instanceof MailNotSent) return error.code
  if (error instanceof InvalidMail) return 'invalid'
  throw error
}

/** Sends the mail directly, not through the outbox, so that the answer contains the mail server's reply. */
export const testMail: Handler<typeof integrations.testMail> = async (context) => {
  const { id } = account(context)
  const row = await context.db
    .selectFrom('profiles as p')
    .crossJoin('site_settings as s')
    .select(['p.email', 's.site_name', ...sellerColumns])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow()
  const { language } = whoReads(context)
  const text = {
    language: languageTag[language],
    ...testMessage[language](row.site_name),
    quotes: [],
    seller: sellerLines(sellerOf(row), language),
  }
  const detail = await context.mail
    .send({ id: context.newId(), to: row.email, ...layOut(text, row.site_name) })
    .then(() => null, detailOf)
  const ok = detail === null
  await audit(context, {
    action: 'integration.tested',
    subjectType: 'integration',
    subjectId: 'mail',
    details: { ok, detail },
  })
  return { ok, detail, at: context.now, to: row.email }
}
