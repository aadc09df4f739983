import { createHmac } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { setAreaCookie } from './area-cookie.ts'
import { cookieText, removedCookie } from './cookies.ts'
import { SESSION_COOKIE } from './session-token.ts'

/** The token with our signature, as find-session.ts reads it. Without a lifetime the cookie ends with the browser. */
export function setSessionCookie(context: Context, token: string, maxAgeSeconds: number | undefined): void {
  const secret = context.keys.derive('sessions').toString('base64url')
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  const value = encodeURIComponent(`${token}.${signature}`)
  context.answerHeaders.append('set-cookie', cookieText(context.origin, { name: SESSION_COOKIE, value, maxAgeSeconds }))
}

export function forgetSessionCookie(context: Context): void {
  context.answerHeaders.append('set-cookie', removedCookie(context.origin, SESSION_COOKIE))
  setAreaCookie(context, undefined)
}
