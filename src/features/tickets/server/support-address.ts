import type { Context } from '#server/context.ts'

/** The recipient of mails to support: the support e-mail, else the first contact e-mail, else `ownerEmail` of the configuration. */
export async function supportAddress(tx: Context): Promise<string | undefined> {
  const settings = await tx.db
    .selectFrom('site_settings')
    .select(['support_email', 'contact_emails'])
    .executeTakeFirstOrThrow()
  return settings.support_email || settings.contact_emails[0] || tx.config.ownerEmail
}
