import type { Context } from '#server/context.ts'

/** Where the office reads its mail: the support address, else the first contact, else the owner's. */
export async function supportAddress(tx: Context): Promise<string | undefined> {
  const settings = await tx.db
    .selectFrom('site_settings')
    .select(['support_email', 'contact_emails'])
    .executeTakeFirstOrThrow()
  return settings.support_email || settings.contact_emails[0] || tx.config.ownerEmail
}
