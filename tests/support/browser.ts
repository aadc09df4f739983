import { ORIGIN, PASSWORD, type TestApp } from './test-app.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>

const setCookies = (answer: { headers: Record<string, unknown> }): string[] =>
  [answer.headers['set-cookie'] ?? []].flat().map(String)
export const setCookie = (answer: { headers: Record<string, unknown> }, name: string): string | undefined =>
  setCookies(answer).find((cookie) => cookie.startsWith(`${name}=`))

/** A client that keeps cookies between calls, as a browser does. */
export function browser(t: TestApp, options: { cookie?: string; userAgent?: string; ip?: string } = {}) {
  const cookies = new Map<string, string>()
  const keep = (cookie: string) => {
    const [pair = '', ...attributes] = cookie.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    if (attributes.includes('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, pair.slice(name.length + 1))
  }
  if (options.cookie) keep(options.cookie)
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Answer> => {
    const answer = await t.app.inject({
      method,
      url,
      remoteAddress: options.ip ?? '127.0.0.1',
      headers: {
        ...(cookies.size > 0 ? { cookie: cookie() } : {}),
        ...(options.userAgent ? { 'user-agent': options.userAgent } : {}),
        ...(method === 'GET' ? {} : { origin: ORIGIN }),
      },
      ...(method === 'GET' ? {} : { payload: body ?? {} }),
    })
    for (const given of setCookies(answer)) keep(given)
    return answer
  }
  return {
    cookies,
    cookie,
    get: (url: string) => send('GET', url),
    post: (url: string, body?: object) => send('POST', url, body),
    put: (url: string, body: object) => send('PUT', url, body),
    remove: (url: string) => send('DELETE', url),
    signUp: (email: string, more: object = {}) =>
      send('POST', '/api/auth/sign-up/email', { name: 'Lia Costa', email, password: PASSWORD, ...more }),
    signIn: (email: string, password = PASSWORD) => send('POST', '/api/auth/sign-in/email', { email, password }),
    signOut: () => send('POST', '/api/auth/sign-out'),
    giveCode: (code: string) => send('POST', '/api/auth/two-factor/verify', { code }),
    stepUp: (proof: { currentPassword: string } | { code: string }) => send('POST', '/api/auth/step-up', proof),
    session: async () => (await send('GET', '/api/session')).json(),
  }
}
export type Browser = ReturnType<typeof browser>
