import type { devMail } from '#contract/dev-mail.ts'
import type { Language } from '#domain/accounts/preferences.ts'
import { type MailTemplate, mailTemplates } from '#domain/mails/template-names.ts'
import type { Services } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { sampleFacts } from '#server/mail/facts/sample-facts.ts'
import { layOut } from '#server/mail/layout.ts'
import { writeMail } from '#server/mail/write-mail.ts'

export async function writeSample(
  { db, origin }: Pick<Services, 'db' | 'origin'>,
  template: MailTemplate,
  language: Language,
) {
  const { site_name: siteName } = await db.selectFrom('site_settings').select('site_name').executeTakeFirstOrThrow()
  return layOut(writeMail(template, sampleFacts({ siteName, origin }, language), language), siteName)
}

export const listMailSamples: Handler<typeof devMail.samples> = async (context) => {
  const items = await Promise.all(
    mailTemplates.map(async (template) => ({ template, ...(await writeSample(context, template, 'pt_BR')) })),
  )
  return { items: items.map(({ template, subject, text }) => ({ template, subject, text })) }
}
