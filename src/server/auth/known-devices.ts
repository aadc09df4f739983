import { randomBytes } from 'node:crypto'
import { millisecondsOf, retention } from '#domain/retention/periods.ts'
import type { Context } from '#server/context.ts'
import { hashOf } from './account-tokens.ts'
import { cookieText, tokenCookie } from './cookies.ts'

const DEVICE_COOKIE = 'travessia-device'
const COOKIE_SECONDS = millisecondsOf(retention.knownDevices) / 1000

/** Remembers this browser for the person; true when the person has used others before, but never this one. */
export async function noteDevice(tx: Context, userId: string): Promise<boolean> {
  const value = tokenCookie(tx.cookie, tx.origin, DEVICE_COOKIE) ?? randomBytes(32).toString('base64url')
  const cookie = { name: DEVICE_COOKIE, value, maxAgeSeconds: COOKIE_SECONDS }
  tx.answerHeaders.append('set-cookie', cookieText(tx.origin, cookie))
  const seen = await tx.db
    .updateTable('known_devices')
    .set({ last_seen_at: tx.now })
    .where('user_id', '=', userId)
    .where('device_hash', '=', hashOf(value))
    .executeTakeFirst()
  if (seen.numUpdatedRows > 0n) return false
  const others = await tx.db
    .selectFrom('known_devices')
    .select('first_seen_at')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  await tx.db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: hashOf(value), first_seen_at: tx.now, last_seen_at: tx.now })
    .onConflict((known) => known.doNothing())
    .execute()
  return others !== undefined
}
