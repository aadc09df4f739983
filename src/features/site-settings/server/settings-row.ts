import { incompleteOf } from '#features/privacy/rules/processors.ts'
import { missingOf } from '#features/site-settings/rules/seller.ts'
import { asksTwoFactor } from '#rules/sign-in/required-step.ts'
import { hasPasskey } from '#server/auth/has-passkey.ts'
import type { Context } from '#server/context.ts'
import { account } from '#server/context.ts'
import { connectedProcessors } from './connected-processors.ts'
import { processorsOf, sellerOf } from './seller.ts'

const settingsRow = ({ db }: Context) =>
  db
    .selectFrom('site_settings as s')
    .select(['s.site_name', 's.support_email', 's.contact_emails', 's.contact_phones', 's.office_address'])
    .select(['s.enable_notifications', 's.enable_emails', 's.ein_follow_up_days'])
    .select(['s.legal_name', 's.cnpj', 's.seller_address', 's.officer_name', 's.officer_email', 's.processors'])
    .select(['s.require_two_factor', 's.two_factor_decided', 's.session_timeout', 's.password_expiry', 's.version'])

/** Locks the settings until the end of the transaction: if two admins save at once, the second one sees the first one's values. */
export const lockSettings = (tx: Context) => settingsRow(tx).forUpdate().executeTakeFirstOrThrow()
export type SettingsRow = Awaited<ReturnType<typeof lockSettings>>

export const generalOf = (row: SettingsRow) => ({
  siteName: row.site_name,
  supportEmail: row.support_email ?? '',
  contactEmails: row.contact_emails,
  contactPhones: row.contact_phones,
  officeAddress: row.office_address ?? '',
  enableNotifications: row.enable_notifications,
  enableEmails: row.enable_emails,
  einFollowUpDays: row.ein_follow_up_days,
})
export const sellerSettingsOf = (row: SettingsRow) => ({ ...sellerOf(row), processors: processorsOf(row.processors) })
export const securityOf = (row: SettingsRow, at: { local: boolean }) => ({
  requireTwoFactor: asksTwoFactor(row, at),
  sessionTimeout: row.session_timeout,
  passwordExpiry: row.password_expiry,
})

/** The current settings, as the answer to reading and to every change. */
export async function settingsView(context: Context) {
  const row = await settingsRow(context)
    .leftJoin('profiles as e', 'e.id', 's.edited_by')
    .select(['s.edited_at', 'e.name as edited_by'])
    .executeTakeFirstOrThrow()
  const reader = await context.db
    .selectFrom('profiles as p')
    .select(['p.two_factor_enabled', hasPasskey.as('has_passkey')])
    .where('p.id', '=', account(context).id)
    .executeTakeFirst()
  const seller = sellerSettingsOf(row)
  const connected = await connectedProcessors(context.platform, context.config)
  return {
    ...generalOf(row),
    ...securityOf(row, context.config),
    ...seller,
    connected,
    missing: { fields: missingOf(seller), processors: incompleteOf(seller.processors, connected) },
    version: row.version,
    editedAt: row.edited_at,
    editedBy: row.edited_by,
    readerHasTwoFactor: reader !== undefined && (reader.two_factor_enabled || reader.has_passkey),
  }
}
