import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { passkeys } from '#features/accounts/contract/passkeys.ts'
import type { ChallengePurpose } from '#features/accounts/contract.ts'
import { AppError } from '#rules/errors.ts'
import { millisecondsOf, retention } from '#rules/retention.ts'
import { hashOf } from '#server/auth/account-tokens.ts'
import { cookieText, tokenCookie } from '#server/auth/cookies.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

const COOKIE = 'travessia-passkey'
const LIFETIME_MS = millisecondsOf(retention.passkeyChallenge)

/** The domain that passkeys are made for; undefined where the origin is an IP address, which browsers refuse. */
export function passkeyDomain({ origin }: Pick<Context, 'origin'>): string | undefined {
  const { hostname } = new URL(origin)
  return isIP(hostname.replace(/[[\]]/g, '')) ? undefined : hostname
}

export function requireDomain(context: Context): string {
  const domain = passkeyDomain(context)
  if (!domain) throw new AppError('conflict', { reason: 'passkeys_need_domain' })
  return domain
}

/** Bound to the browser by the cookie's token, to its purpose and, but for signing in, to the session. */
const challengeOf = ({ session }: Context, purpose: ChallengePurpose, token: string): Buffer =>
  hashOf([purpose, purpose === 'sign_in' ? '' : session?.id, token].join(':'))

export async function newChallenge(context: Context, purpose: ChallengePurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const challenge = challengeOf(context, purpose, token)
  const expires_at = new Date(context.now.getTime() + LIFETIME_MS)
  await context.db.insertInto('passkey_challenges').values({ challenge, expires_at }).execute()
  const cookie = { name: COOKIE, value: token, maxAgeSeconds: LIFETIME_MS / 1000 }
  context.answerHeaders.append('set-cookie', cookieText(context.origin, cookie))
  return challenge.toString('base64url')
}

/** Uses the challenge of this browser up, whether its answer turns out right or wrong; undefined when there is none for the purpose. */
export async function spendChallenge(context: Context, purpose: ChallengePurpose): Promise<string | undefined> {
  const token = tokenCookie(context.cookie, context.origin, COOKIE)
  if (!token) return undefined
  const spent = await context.db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challengeOf(context, purpose, token))
    .where('expires_at', '>', context.now)
    .returning('challenge')
    .executeTakeFirst()
  return spent?.challenge.toString('base64url')
}

export const startPasskey: Handler<typeof passkeys.challenge> = async (context, { purpose }) => {
  const rpId = requireDomain(context)
  return { challenge: await newChallenge(context, purpose), rpId }
}
