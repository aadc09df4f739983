import { createHash, randomInt } from 'node:crypto'

const RECOVERY_CODES = 10
// Without letters and digits that look alike on paper.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('')

/** Such as `k7f2m-9qx4p`: about 50 bits each. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`)

export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code.replace('-', '')).digest('base64url')
