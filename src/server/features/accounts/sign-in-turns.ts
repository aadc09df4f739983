import { createHash } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { returnTurn, takeTurn } from '#server/http/rate-limits.ts'

// The eleventh failure in a quarter of an hour is refused, wherever it comes from (S06).
const failures = { max: 10, seconds: 900 }
const keyOf = (email: string): string => `signIn:account:${createHash('sha256').update(email).digest('base64url')}`

/** Every sign-in counts as a failure until it has succeeded. */
export const countSignIn = (context: Context, email: string): Promise<void> =>
  takeTurn(context.db, keyOf(email), failures, context.now)
export const forgiveSignIn = (context: Context, email: string): Promise<void> => returnTurn(context.db, keyOf(email))
