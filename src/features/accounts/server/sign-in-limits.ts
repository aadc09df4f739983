import { createHash } from 'node:crypto'
import { findTrustedDevice } from '#server/auth/known-devices.ts'
import type { Context } from '#server/context.ts'
import { countCall, uncountCall } from '#server/http/rate-limits.ts'

// Rate limit: the eleventh failure in a quarter of an hour is refused, whatever its IP address (S06).
const failures = { max: 10, seconds: 900 }

/**
 * The rate limit's key: all unknown browsers share one count per e-mail address, while a browser that the person has used has its
 * own, so that strangers with wrong passwords cannot lock the person out.
 */
export async function signInKey(context: Context, email: string): Promise<string> {
  const address = createHash('sha256').update(email)
  const device = await findTrustedDevice(context, email)
  return device
    ? `signIn:device:${address.update(device).digest('base64url')}`
    : `signIn:account:${address.digest('base64url')}`
}

/** Every sign-in counts as a failure until it has succeeded. */
export const countSignIn = (context: Context, key: string): Promise<void> =>
  countCall(context.db, key, failures, context.now)
export const forgiveSignIn = (context: Context, key: string): Promise<void> => uncountCall(context.db, key)
