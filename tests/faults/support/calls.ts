import { randomInt, randomUUID } from 'node:crypto'

export const PASSWORD = 'barco a vapor 42'
export const anEmail = (): string => `p-${randomUUID()}@example.test`

type Call = { body?: object; cookie?: string | undefined; timeoutMs?: number }

/** Makes a call as the browser does, each from another address, so that no rate limit by address applies. */
export async function call(origin: string, path: string, { body, cookie, timeoutMs = 30_000 }: Call = {}) {
  const port = new URL(origin).port
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin,
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  const [set = ''] = response.headers.getSetCookie()
  return { status: response.status, json: text ? JSON.parse(text) : undefined, cookie: set.split(';')[0] ?? '' }
}

export const signUp = (origin: string, email: string) =>
  call(origin, '/api/auth/sign-up/email', { body: { name: 'Ana Prado', email, password: PASSWORD } })

export const signIn = (origin: string, email: string, password = PASSWORD) =>
  call(origin, '/api/auth/sign-in/email', { body: { email, password } })

/** The status, or 0 when the connection broke. */
export const statusOf = (asked: Promise<{ status: number }>): Promise<number> =>
  asked.then(
    ({ status }) => status,
    () => 0,
  )
