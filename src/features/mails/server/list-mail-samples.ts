import type { devMail } from '#features/mails/contract/dev-mail.ts'
import { sellerColumns, sellerOf } from '#features/site-settings/server/seller.ts'
import type { Language } from '#rules/language/preferences.ts'
import { type MailTemplate, mailTemplates } from '#rules/mail-templates.ts'
import type { Services } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { layOut } from '#server/mail/layout.ts'
import { sampleFacts } from './facts/sample-facts.ts'
import { writeMail } from './write-mail.ts'

export async function writeSample(
  { db, origin }: Pick<Services, 'db' | 'origin'>,
  template: MailTemplate,
  language: Language,
) {
  const row = await db
    .selectFrom('site_settings')
    .select(['site_name', ...sellerColumns])
    .executeTakeFirstOrThrow()
  const site = { siteName: row.site_name, seller: sellerOf(row), origin }
  return layOut(writeMail(template, sampleFacts(site, language), language), site.siteName)
}

export const listMailSamples: Handler<typeof devMail.samples> = async (context) => {
  const items = await Promise.all(
    mailTemplates.map(async (template) => ({ template, ...(await writeSample(context, template, 'pt_BR')) })),
  )
  return { items: items.map(({ template, subject, text }) => ({ template, subject, text })) }
}
