import type { Method } from '#contract/route.ts'
import type { MailMessage } from '#server/mail/transport/mail.ts'
import { PASSWORD, type TestApp } from './test-app.ts'

type Secret = { what: string; value: string /** Calls whose answer may show the secret. */; shownBy: string[] }
type Seen = { call: string; body: string }

/** A shorter value could occur in a text by coincidence. */
const worthLooking = (value: string): boolean => value.length >= 8

/** A browser that remembers every secret it was given and every answer it got. */
export function watchLeaks(t: TestApp, lines: string[]) {
  const secrets: Secret[] = []
  const answers: Seen[] = []
  const jar = new Map<string, string>()
  const keep = (what: string, value: string, shownBy: string[] = []) => {
    if (worthLooking(value)) secrets.push({ what, value, shownBy })
  }
  keep('password', PASSWORD)

  const call = async (method: Method, url: string, body: Record<string, unknown> = {}) => {
    for (const [name, value] of Object.entries(body))
      if (/password/i.test(name) && typeof value === 'string') keep(name, value)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await t.call(method, url, { cookie, body })
    answers.push({ call: `${method} ${url}`, body: answer.body })
    for (const header of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split(/=(.*)/s)
      if (value === '') jar.delete(name)
      else jar.set(name, value)
      if (name === 'area') continue
      for (const spelling of [value, decodeURIComponent(value), decodeURIComponent(value).split('.')[0] ?? ''])
        keep(`cookie ${name}`, spelling)
    }
    return answer
  }

  return {
    call,
    keep,
    answers,
    secrets,
    forgetCookies: () => jar.clear(),
    /** Returns the one-time token of a mail's link and remembers it as a secret. */
    linkIn(message: MailMessage | undefined): string {
      const token = /#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
      keep('mailed token', token)
      return token
    },
    /** Remembers every hash and sealed secret that the tables hold at this moment. */
    async keepStored(): Promise<void> {
      const { rows } = await t.owner.query<{ what: string; value: string }>(`
        select 'password hash' as what, password as value from credentials
        union all select 'session hash', token from sessions
        union all select 'token hash', encode(token_hash, 'hex') from account_tokens
        union all select 'token hash', encode(token_hash, 'base64') from account_tokens
        union all select 'device hash', encode(device_hash, 'hex') from known_devices
        union all select 'sealed secret', secret from two_factors
        union all select 'sealed codes', backup_codes from two_factors`)
      for (const { what, value } of rows) keep(what, value)
    },
    /** Lists each secret that appears in the log or in an answer that may not show it. */
    leaks(): string[] {
      const log = lines.join('\n')
      return secrets.flatMap(({ what, value, shownBy }) => [
        ...(log.includes(value) ? [`${what} in the log`] : []),
        ...answers
          .filter(({ call: by, body }) => body.includes(value) && !shownBy.includes(by))
          .map(({ call: by }) => `${what} in the answer to ${by}`),
      ])
    },
  }
}
