import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Bytes stored per hash: about one in 40,000 unlisted passwords shares them with a listed one and is refused too. */
export const PREFIX_BYTES = 4

export const prefixOf = (password: string): number =>
  createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE(0)

let list: Buffer | undefined

/** Looks the password up in `common-passwords.bin`: sorted prefixes of SHA-256 hashes, made by `scripts/make-common-passwords.ts`. */
export function isCommonPassword(password: string): boolean {
  list ??= readFileSync(new URL('./common-passwords.bin', import.meta.url))
  const wanted = prefixOf(password)
  let low = 0
  let high = list.length / PREFIX_BYTES
  while (low < high) {
    const middle = (low + high) >>> 1
    const found = list.readUInt32BE(middle * PREFIX_BYTES)
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle
  }
  return false
}
