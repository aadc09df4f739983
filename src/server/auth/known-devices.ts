import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { millisecondsOf, retention } from '#rules/retention.ts'
import type { Context } from '#server/context.ts'
import { hashOf } from './account-tokens.ts'
import { cookieText, tokenCookie } from './cookies.ts'

const DEVICE_COOKIE = 'travessia-device'
const COOKIE_SECONDS = millisecondsOf(retention.knownDevices) / 1000

const ownDevice = ({ cookie, origin }: Context): string | undefined => tokenCookie(cookie, origin, DEVICE_COOKIE)

/** Remembers this browser for the person; true when the person has used others before, but never this one. */
export async function noteDevice(tx: Context, userId: string): Promise<boolean> {
  const value = ownDevice(tx) ?? randomBytes(32).toString('base64url')
  const cookie = { name: DEVICE_COOKIE, value, maxAgeSeconds: COOKIE_SECONDS }
  tx.answerHeaders.append('set-cookie', cookieText(tx.origin, cookie))
  const seen = await tx.db
    .updateTable('known_devices')
    .set({ last_seen_at: tx.now, used_password: true })
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
    .values({
      user_id: userId,
      device_hash: hashOf(value),
      first_seen_at: tx.now,
      last_seen_at: tx.now,
      used_password: true,
    })
    .onConflict((known) => known.doNothing())
    .execute()
  return others !== undefined
}

/** The hash of this browser's cookie if the person has signed in here with the current password. */
export async function findTrustedDevice(context: Context, email: string): Promise<Buffer | undefined> {
  const value = ownDevice(context)
  if (value === undefined) return undefined
  const row = await context.db
    .selectFrom('known_devices as d')
    .innerJoin('profiles as p', 'p.id', 'd.user_id')
    .select('d.device_hash')
    .where('p.email', '=', email)
    .where('d.device_hash', '=', hashOf(value))
    .where('d.used_password', '=', sql.lit(true))
    .executeTakeFirst()
  return row?.device_hash
}

/** After a change of password only this browser stays trusted: a thief of the old password may have signed in from other browsers. */
export const distrustOtherDevices = (tx: Context, userId: string) =>
  tx.db
    .updateTable('known_devices')
    .set({ used_password: false })
    .where('user_id', '=', userId)
    .where('device_hash', '!=', hashOf(ownDevice(tx) ?? ''))
    .execute()
