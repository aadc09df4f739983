import type { devMail } from '#contract/dev-mail.ts'
import type { Services } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { layOut } from '#server/mail/layout.ts'
import { type MailTemplate, mailTemplates } from '#server/mail/queue-mail.ts'
import { sampleFacts } from '#server/mail/sample-facts.ts'
import { templates } from '#server/mail/templates.ts'
import { assertLocalMail } from './local-mail.ts'

export async function writeSample({ db, origin }: Pick<Services, 'db' | 'origin'>, template: MailTemplate) {
  const { site_name: siteName } = await db.selectFrom('site_settings').select('site_name').executeTakeFirstOrThrow()
  return layOut(templates[template].write(sampleFacts({ siteName, origin })), siteName)
}

export const listMailSamples: Handler<typeof devMail.samples> = async (context) => {
  assertLocalMail(context.config)
  const items = await Promise.all(
    mailTemplates.map(async (template) => ({ template, ...(await writeSample(context, template)) })),
  )
  return { items: items.map(({ template, subject, text }) => ({ template, subject, text })) }
}
