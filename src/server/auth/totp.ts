import { createHmac, timingSafeEqual } from 'node:crypto'
import { MOST_SKEW_MS } from '#rules/days/clock-skew.ts'

// RFC 6238 as every authenticator app implements it: SHA-1, six digits, thirty seconds.
const STEP_MS = 30_000
const DIGITS = 6
/** A clock may be wrong by one step in either direction. */
const TOLERANCE = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const windowAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS)

export function codeIn(window: number, secret: Buffer): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(window))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0x0f
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The time window of the code, if it is current and later than the last one used: a code works once. */
export function matchingWindow(secret: Buffer, code: string, now: Date, lastUsed: number): number | undefined {
  const given = Buffer.from(code)
  const last = lastUsed > windowAt(new Date(now.getTime() + MOST_SKEW_MS)) ? 0 : lastUsed
  let found: number | undefined
  for (let window = windowAt(now) - TOLERANCE; window <= windowAt(now) + TOLERANCE; window++) {
    const wanted = Buffer.from(codeIn(window, secret))
    const same = given.length === wanted.length && timingSafeEqual(given, wanted)
    if (same && window > last) found ??= window
  }
  return found
}

export function toBase32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '').join('')
}

/** What an authenticator app reads from the QR code. */
export function otpauthUri(about: { issuer: string; account: string; secret: string }): string {
  const label = `${encodeURIComponent(about.issuer)}:${encodeURIComponent(about.account)}`
  const issuer = encodeURIComponent(about.issuer)
  return `otpauth://totp/${label}?secret=${about.secret}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=30`
}
