import type { passkeys } from '#features/accounts/contract/passkeys.ts'
import { AppError } from '#rules/errors.ts'
import { deviceName, deviceOf } from '#rules/sign-in/device-name.ts'
import { audit } from '#server/audit/audit.ts'
import { endSessionsOf } from '#server/auth/end-sessions.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { requireConfirmed } from '#server/auth/require-confirmed.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { newChallenge, requireDomain, spendChallenge } from './challenge.ts'

/** A passkey outlasts the password: it waits for the proof of the address and for a password that only the person knows. */
function requireOwnAccount(context: Context): void {
  requireConfirmed(context)
  if (account(context).session.required === 'password') throw new AppError('password_change_required')
}

export const beginPasskey: Handler<typeof passkeys.begin> = async (context) => {
  const { id, session } = account(context)
  const rpId = requireDomain(context)
  requireOwnAccount(context)
  const known = await context.db.selectFrom('passkeys').select('credential_id').where('user_id', '=', id).execute()
  const { site_name: rpName } = await context.db
    .selectFrom('site_settings')
    .select('site_name')
    .executeTakeFirstOrThrow()
  return {
    challenge: await newChallenge(context, 'register'),
    rpId,
    rpName,
    userId: Buffer.from(id).toString('base64url'),
    userName: session.email,
    known: known.map(({ credential_id }) => credential_id),
  }
}

export const addPasskey: Handler<typeof passkeys.add> = async (context, { passkey }) => {
  const { id, session } = account(context)
  requireOwnAccount(context)
  const challenge = await spendChallenge(context, 'register')
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const made = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge ?? '',
    expectedOrigin: context.origin,
    expectedRPID: requireDomain(context),
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!challenge || !made?.verified) {
    await audit(context, { action: 'account.passkeyRefused', subjectType: 'account', subjectId: id })
    throw new AppError('wrong_passkey')
  }
  const { credential } = made.registrationInfo
  return inTransaction(context, async (tx) => {
    await holdOwnSession(tx)
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('passkeys')
      .values({
        id: tx.newId(),
        user_id: id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
        name: deviceName(deviceOf(tx.userAgent), whoReads(tx).language),
        created_at: tx.now,
      })
      .onConflict((known) => known.column('credential_id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) throw new AppError('conflict', { reason: 'passkey_known' })
    // Where it meets a mandatory second factor, sessions that the password alone had opened end.
    if (session.required) await endSessionsOf(tx, id, session.id)
    await tx.emit('account.twoFactorChanged', { accountId: id, change: 'passkey_added' })
    return { ok: true }
  })
}
