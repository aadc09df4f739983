import type { Updateable } from 'kysely'
import { saveEdit } from '#features/edits/server/edits.ts'
import type { siteSettings } from '#features/site-settings/contract.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { SiteSettings } from '#server/db/types.ts'
import type { Handler } from '#server/http/handler.ts'
import {
  generalOf,
  lockSettings,
  type SettingsRow,
  securityOf,
  sellerSettingsOf,
  settingsView,
} from './settings-row.ts'

const save = <Values extends Record<string, unknown>>(
  context: Context,
  expectedVersion: number,
  after: Values,
  { of, columns }: { of: (row: SettingsRow) => Values; columns: (values: Values) => Updateable<SiteSettings> },
) =>
  inTransaction(context, async (tx) => {
    const row = await lockSettings(tx)
    await saveEdit(tx, {
      ...{ subjectType: 'site_settings', subjectId: 'site', version: row.version, expectedVersion },
      before: of(row),
      after,
      write: (edited) =>
        tx.db
          .updateTable('site_settings')
          .set({ ...columns(after), ...edited })
          .execute(),
    })
    return settingsView(tx)
  })

export const readSiteSettings: Handler<typeof siteSettings.read> = (context) => settingsView(context)

export const saveGeneral: Handler<typeof siteSettings.saveGeneral> = (context, { expectedVersion, ...values }) =>
  save(context, expectedVersion, values, {
    of: generalOf,
    columns: (of) => ({
      site_name: of.siteName,
      support_email: of.supportEmail || null,
      contact_emails: of.contactEmails,
      contact_phones: of.contactPhones,
      office_address: of.officeAddress || null,
      enable_notifications: of.enableNotifications,
      enable_emails: of.enableEmails,
      ein_follow_up_days: of.einFollowUpDays,
    }),
  })

export const saveSeller: Handler<typeof siteSettings.saveSeller> = (context, { expectedVersion, ...values }) =>
  save(context, expectedVersion, values, {
    of: sellerSettingsOf,
    columns: (of) => ({
      legal_name: of.legalName || null,
      cnpj: of.cnpj || null,
      seller_address: of.sellerAddress || null,
      officer_name: of.officerName || null,
      officer_email: of.officerEmail || null,
      processors: JSON.stringify(of.processors),
    }),
  })

export const saveSecurity: Handler<typeof siteSettings.saveSecurity> = (context, { expectedVersion, ...values }) =>
  save(context, expectedVersion, values, {
    of: (row) => securityOf(row, context.config),
    columns: (of) => ({
      require_two_factor: of.requireTwoFactor,
      two_factor_decided: true,
      session_timeout: of.sessionTimeout,
      password_expiry: of.passwordExpiry,
    }),
  })
