import { createHash, randomBytes } from 'node:crypto'
import { ownCookieName } from './cookies.ts'

/** The cookie of the session, without the prefix it has over https. */
export const SESSION_COOKIE = 'travessia'
export const cookieName = (origin: string): string => ownCookieName(origin, SESSION_COOKIE)

export const newToken = (): string => randomBytes(32).toString('base64url')

/** The table holds only hashes, so that a copy of it opens no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
