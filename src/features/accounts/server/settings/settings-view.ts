import { sql } from 'kysely'
import type { settings } from '#features/accounts/contract/settings.ts'
import { AppError } from '#rules/errors.ts'
import type { Language, TimeZone } from '#rules/language/preferences.ts'
import type { Role } from '#rules/role.ts'
import { asksTwoFactor, twoFactorMandatory } from '#rules/sign-in/required-step.ts'
import { resetDueAt } from '#server/auth/has-passkey.ts'
import { recoveryHashes } from '#server/auth/second-factor.ts'
import { account, type Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { openEmailChange } from './open-email-change.ts'

const rowOf = (context: Context, id: string) =>
  context.db
    .selectFrom('profiles as p')
    .innerJoin('user_preferences as u', 'u.user_id', 'p.id')
    .leftJoin('two_factors as f', (join) => join.onRef('f.user_id', '=', 'p.id').on('f.verified', '=', sql.lit(true)))
    .crossJoin('site_settings as s')
    .select(['p.name', 'p.email', 'p.email_verified', 'p.phone', 'p.role', 'p.two_factor_enabled'])
    .select(['u.email_notifications', 'u.sms_notifications', 'u.document_notifications', 'u.payment_notifications'])
    .select(['u.language', 'u.time_zone', 's.require_two_factor', 's.two_factor_decided'])
    .select(['f.backup_codes', resetDueAt.as('reset_due_at')])
    .where('p.id', '=', id)
    .executeTakeFirst()

/** The present settings, which the read and every change of them return. */
export async function settingsView(context: Context) {
  const { id } = account(context)
  const row = await rowOf(context, id)
  // The account may have been erased while the call was running.
  if (!row) throw new AppError('unauthenticated')
  const change = await openEmailChange(context, id)
  return {
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    phone: row.phone ?? '',
    emailChange: change
      ? {
          newEmail: change.new_email,
          approved: change.approved_at !== null,
          confirmed: change.confirmed_at !== null,
          expiresAt: change.expires_at,
        }
      : null,
    notifications: {
      email: row.email_notifications,
      sms: row.sms_notifications,
      documents: row.document_notifications,
      payments: row.payment_notifications,
    },
    smsAvailable: context.config.smsUrl !== undefined,
    preferences: { language: row.language as Language, timeZone: row.time_zone as TimeZone },
    twoFactor: {
      enabled: row.two_factor_enabled,
      recoveryCodesLeft: row.backup_codes ? recoveryHashes(context, id, row.backup_codes).length : 0,
      resetAt: row.reset_due_at,
      mandatory: twoFactorMandatory(row.role as Role, asksTwoFactor(row, context.config)),
    },
  }
}

export const readSettings: Handler<typeof settings.read> = (context) => settingsView(context)
