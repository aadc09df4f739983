import { sql } from 'kysely'
import type { Output } from '#contract/route.ts'
import type { accounts } from '#features/accounts/contract.ts'
import { modeWithoutStripe } from '#features/payments/rules/methods.ts'
import { AppError } from '#rules/errors.ts'
import type { Language, TimeZone } from '#rules/language/preferences.ts'
import type { Role } from '#rules/role.ts'
import { asksTwoFactor, requiredStep, type SecondStepMethod } from '#rules/sign-in/required-step.ts'
import { hasPasskey } from '#server/auth/has-passkey.ts'
import { isOwnerAddress } from '#server/auth/is-owner-address.ts'
import type { Context } from '#server/context.ts'
import type { Answer } from '#server/http/handler.ts'

export type SessionView = Answer<Output<typeof accounts.session>>

export const visitorView = (context: Context, secondStepBy: SecondStepMethod[]): SessionView => ({
  user: null,
  demo: context.config.demo,
  // Visitors see the test mode on the pages where they pay.
  testMode: false,
  paymentsPaused: false,
  secondStep: secondStepBy.length > 0,
  secondStepBy,
  required: null,
  acting: null,
})

/** The account as its browser may know it; undefined if it was erased while the call was running. */
export async function findAccountView(
  context: Context,
  id: string,
  until: Date | null,
): Promise<SessionView | undefined> {
  const row = await context.db
    .selectFrom('profiles as p')
    .innerJoin('user_preferences as u', 'u.user_id', 'p.id')
    .crossJoin('site_settings as t')
    .select(['p.id', 'p.email', 'p.name', 'p.role', 'p.email_verified', 'u.language', 'u.time_zone'])
    .select(['p.must_change_password', 'p.password_changed_at', 'p.two_factor_enabled'])
    .select(hasPasskey.as('has_passkey'))
    .select(['t.password_expiry', 't.require_two_factor', 't.two_factor_decided'])
    .select(({ selectFrom }) =>
      selectFrom('payment_provider_settings').select('livemode').where('in_use', '=', sql.lit(true)).as('live'),
    )
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const role = row.role as Role
  const paymentsPaused = row.live === null && modeWithoutStripe(context.config.testPayments) === 'paused'
  const required = requiredStep({
    role,
    mustChangePassword: row.must_change_password,
    passwordChangedAt: row.password_changed_at,
    passwordExpiry: row.password_expiry,
    requireTwoFactor: asksTwoFactor(row, context.config),
    twoFactorEnabled: row.two_factor_enabled,
    hasPasskey: row.has_passkey,
    now: context.now,
  })
  return {
    user: {
      id: row.id,
      email: row.email,
      name: row.name,
      role,
      emailVerified: row.email_verified,
      owner: isOwnerAddress(context, row.email),
      language: row.language as Language,
      timeZone: row.time_zone as TimeZone,
    },
    demo: context.config.demo,
    testMode: !row.live && !paymentsPaused,
    paymentsPaused,
    secondStep: false,
    secondStepBy: [],
    required: until ? null : required,
    acting: until && { until },
  }
}

/** Same as `findAccountView`, refusing an erased account. `until` is the end of an impersonation by a superadmin. */
export async function accountView(context: Context, id: string, until: Date | null): Promise<SessionView> {
  const view = await findAccountView(context, id, until)
  if (!view) throw new AppError('unauthenticated')
  return view
}
