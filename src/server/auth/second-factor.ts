import { MOST_SKEW_MS } from '#rules/days/clock-skew.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { keepFactor } from './keep-factor.ts'
import { recoveryHash } from './recovery-codes.ts'
import { matchingWindow } from './totp.ts'

/** The fifth wrong code in a row is the last one for a quarter of an hour (S12). */
const MOST_WRONG = 5
const LOCKED_MS = 15 * 60_000

/** The end of the lock, if it is active now. */
function lockAt(until: Date | null, now: Date): Date | null {
  const left = until ? until.getTime() - now.getTime() : 0
  return left > 0 && left <= LOCKED_MS + MOST_SKEW_MS ? until : null
}

type Place = 'secret' | 'recovery'
// The place is part of the seal: a value copied to another person's row does not open.
export const factorPlace = (place: Place, userId: string): string => `two_factors.${place}:${userId}`

export const sealFor = ({ keys }: Pick<Context, 'keys'>, place: Place, userId: string, value: string): string =>
  keys.seal('settings', value, factorPlace(place, userId))
export const openFor = ({ keys }: Pick<Context, 'keys'>, place: Place, userId: string, sealed: string): string =>
  keys.open('settings', sealed, factorPlace(place, userId))

/** Locks the person's row until the transaction ends, so that two simultaneous uses of one code are serialized. */
export const lockFactor = (tx: Context, userId: string) =>
  tx.db
    .selectFrom('two_factors')
    .select(['secret', 'backup_codes', 'verified', 'failed_verification_count', 'locked_until', 'last_used_window'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
type Factor = NonNullable<Awaited<ReturnType<typeof lockFactor>>>

export const recoveryHashes = (context: Pick<Context, 'keys'>, userId: string, sealed: string): string[] =>
  openFor(context, 'recovery', userId, sealed).split(' ').filter(Boolean)

export type Checked = { right: true; by: 'app' | 'recovery' } | { right: false; lockedUntil: Date | null }

function spend(tx: Context, userId: string, factor: Factor, code: string) {
  if (/^\d{6}$/.test(code)) {
    const secret = Buffer.from(openFor(tx, 'secret', userId, factor.secret), 'base64url')
    const window = matchingWindow(secret, code, tx.now, Number(factor.last_used_window))
    return window === undefined ? undefined : { by: 'app' as const, changes: { last_used_window: String(window) } }
  }
  const left = recoveryHashes(tx, userId, factor.backup_codes)
  const rest = left.filter((hash) => hash !== recoveryHash(code))
  if (rest.length === left.length) return undefined
  return { by: 'recovery' as const, changes: { backup_codes: sealFor(tx, 'recovery', userId, rest.join(' ')) } }
}

/** After a change of APP_KEY the values move to the new key when they are next used. */
const resealed = (tx: Context, userId: string, { secret, backup_codes }: Factor) =>
  tx.keys.isCurrent('settings', secret)
    ? undefined
    : {
        secret: sealFor(tx, 'secret', userId, openFor(tx, 'secret', userId, secret)),
        backup_codes: sealFor(tx, 'recovery', userId, openFor(tx, 'recovery', userId, backup_codes)),
      }

/** Uses up a code. Wrong ones are counted, so the caller has to let the transaction commit before it refuses. */
export async function checkCode(tx: Context, userId: string, code: string): Promise<Checked> {
  const factor = await lockFactor(tx, userId)
  if (!factor?.verified) return { right: false, lockedUntil: null }
  const locked = lockAt(factor.locked_until, tx.now)
  if (locked) return { right: false, lockedUntil: locked }
  const spent = spend(tx, userId, factor, code)
  const wrong = factor.failed_verification_count + 1
  const lockedUntil = !spent && wrong >= MOST_WRONG ? new Date(tx.now.getTime() + LOCKED_MS) : null
  await tx.db
    .updateTable('two_factors')
    .set({ ...(spent && { ...resealed(tx, userId, factor), ...spent.changes }) })
    .set({ failed_verification_count: spent || lockedUntil ? 0 : wrong, locked_until: lockedUntil })
    .where('user_id', '=', userId)
    .execute()
  if (!spent) return { right: false, lockedUntil }
  // A valid code proves that the factor is not lost.
  await keepFactor(tx, userId)
  return { right: true, by: spent.by }
}

export function refusedCode(lockedUntil: Date | null, now: Date): AppError {
  if (!lockedUntil) return new AppError('wrong_code', { fields: { code: 'wrong_code' } })
  const retryAfterSeconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000)
  return new AppError('too_many_requests', { retryAfterSeconds })
}

export async function factorLockedUntil(context: Context, userId: string): Promise<Date | null> {
  const row = await context.db
    .selectFrom('two_factors')
    .select('locked_until')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return lockAt(row?.locked_until ?? null, context.now)
}
