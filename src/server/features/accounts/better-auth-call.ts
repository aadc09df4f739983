import type { Context } from '../../context.ts'

/** What Better Auth may know of a request: the address comes from us, never from a header of the client. */
export const authHeaders = (context: Context): Headers =>
  new Headers({ cookie: context.cookie, 'user-agent': context.userAgent.slice(0, 300), 'x-client-ip': context.ip })

export function keepCookies(context: Context, from: Headers): void {
  for (const cookie of from.getSetCookie()) context.answerHeaders.append('set-cookie', cookie)
}
