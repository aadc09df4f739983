import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { encode } from 'uqr'
import type { twoFactor } from '#features/accounts/contract/two-factor.ts'
import { AppError } from '#rules/errors.ts'
import { confirmPassword, holdConfirmed } from '#server/auth/confirm-password.ts'
import { requireConfirmed } from '#server/auth/require-confirmed.ts'
import { sealFor } from '#server/auth/second-factor.ts'
import { otpauthUri, toBase32 } from '#server/auth/totp.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

const SECRET_BYTES = 20
/** The light margin, in modules, that cameras need to find the QR code. */
const QUIET_ZONE = 4

const qrRows = (text: string): string[] =>
  encode(text, { ecc: 'M', border: QUIET_ZONE }).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))

/** Makes a secret for the authenticator app. It replaces one that was never confirmed, but not one in use. */
export const startTwoFactor: Handler<typeof twoFactor.start> = async (context, { currentPassword }) => {
  const { id, session } = account(context)
  requireConfirmed(context)
  const confirmed = await confirmPassword(context, currentPassword)
  const secret = randomBytes(SECRET_BYTES)
  const fresh = {
    secret: sealFor(context, 'secret', id, secret.toString('base64url')),
    backup_codes: sealFor(context, 'recovery', id, ''),
    last_used_window: '0',
    failed_verification_count: 0,
    locked_until: null,
  }
  const stored = await inTransaction(context, async (tx) => {
    await holdConfirmed(tx, confirmed)
    return tx.db
      .insertInto('two_factors')
      .values({ id: tx.newId(), user_id: id, ...fresh })
      .onConflict((known) =>
        known.column('user_id').doUpdateSet(fresh).where('two_factors.verified', '=', sql.lit(false)),
      )
      .executeTakeFirst()
  })
  if (stored.numInsertedOrUpdatedRows !== 1n) throw new AppError('conflict', { reason: 'two_factor_active' })
  const { site_name: issuer } = await context.db
    .selectFrom('site_settings')
    .select('site_name')
    .executeTakeFirstOrThrow()
  const uri = otpauthUri({ issuer, account: session.email, secret: toBase32(secret) })
  return { secret: toBase32(secret), uri, qr: qrRows(uri) }
}
