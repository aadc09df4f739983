import { randomBytes } from 'node:crypto'

/** A short text that no other call gets, in this process or another. */
export const unique = (): string => randomBytes(5).toString('hex')
