import type { ChallengePurpose, PasskeyAnswer } from '#features/accounts/contract.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { keepFactor } from '#server/auth/keep-factor.ts'
import type { Context } from '#server/context.ts'
import { requireDomain, spendChallenge } from './challenge.ts'

export type CheckedPasskey = { id: string; userId: string; counter: string; next: number }

const find = ({ db }: Context, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
type Stored = NonNullable<Awaited<ReturnType<typeof find>>>

/** The device's new counter; undefined when signature, challenge, origin, domain, owner's check or counter is wrong. */
async function verify(
  context: Context,
  { stored, answer, challenge }: { stored: Stored; answer: PasskeyAnswer; challenge: string },
): Promise<number | undefined> {
  // Loaded when first needed: the library and its parsers are not part of the start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: context.origin,
    expectedRPID: requireDomain(context),
    requireUserVerification: true,
    credential: {
      id: stored.credential_id,
      publicKey: new Uint8Array(stored.public_key),
      counter: Number(stored.counter),
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

async function refuse(context: Context, owner: string | undefined): Promise<AppError> {
  const subject = owner ? ({ subjectType: 'account', subjectId: owner } as const) : {}
  await audit(context, { action: 'account.passkeyRefused', ...subject })
  return new AppError('wrong_passkey')
}

/** Checks what a device signed; with `userId` only that person's passkeys count. The caller uses the result in its transaction. */
export async function checkPasskey(
  context: Context,
  { purpose, answer, userId }: { purpose: ChallengePurpose; answer: PasskeyAnswer; userId?: string | undefined },
): Promise<CheckedPasskey> {
  const challenge = await spendChallenge(context, purpose)
  const stored = await find(context, answer.id)
  const owner = stored?.user_id
  const named = Buffer.from(answer.response.userHandle, 'base64url').toString()
  if (!challenge || !stored || named !== owner || (userId && userId !== owner)) throw await refuse(context, owner)
  const next = await verify(context, { stored, answer, challenge })
  if (next === undefined) throw await refuse(context, owner)
  return { id: stored.id, userId: stored.user_id, counter: stored.counter, next }
}

/** Notes the use under the account's lock; refuses a passkey that was removed or used again since it was checked. */
export async function notePasskey(tx: Context, { id, userId, counter, next }: CheckedPasskey): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('passkeys')
    .set({ counter: String(next), last_used_at: tx.now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('wrong_passkey')
  await keepFactor(tx, userId)
  await audit(tx, { action: 'account.passkeyUsed', subjectType: 'account', subjectId: userId })
}
