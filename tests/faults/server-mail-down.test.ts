import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type SmtpBehaviour, startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { anEmail, signUp } from './support/calls.ts'
import { eventually } from './support/eventually.ts'
import { lengthOf } from './support/length.ts'
import { scratchServers } from './support/scratch-servers.ts'

const DOWN_MS = lengthOf({ short: 10_000, full: 120_000 })
// The retry delay grows exponentially: after two minutes the next delay is nearly two minutes.
const LONGEST_MS = lengthOf({ short: 90_000, full: 400_000 })

const here = scratchServers()

type Waiting = { attempts: number; pause: number; error: string }
/** Mails whose last try failed, with the seconds until the next one. */
const waitingMails = () =>
  here.ask<Waiting>(`
    select j.attempts, extract(epoch from j.run_at - j.updated_at)::float8 as pause, j.last_error as error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-mail' and j.locked_at is null and j.last_error is not null`)

const linkOf = (text: string): string => /#token=([\w-]+)/.exec(text)?.[1] ?? 'no link'

test('F05: while mail does not go out people sign up, and each gets one mail afterwards', async () => {
  const smtp = await startFakeSmtp('refuse-connection')
  try {
    const server = await here.start({ SMTP_URL: smtp.url })
    const people = (count: number, ...troubles: SmtpBehaviour[]): string[] => {
      const emails = Array.from({ length: count }, anEmail)
      for (const email of emails) smtp.troubles.set(email, [...troubles])
      return emails
    }
    const waits: number[] = []
    const signUpAll = async (emails: readonly string[]) => {
      for (const email of emails) {
        const from = performance.now()
        expect((await signUp(server.origin, email)).status).toBe(201)
        waits.push(performance.now() - from)
      }
    }
    const away = people(3)
    await signUpAll(away)
    await sleep(DOWN_MS)
    const pauses = await eventually(async () => {
      const mails = await waitingMails()
      expect(mails).toHaveLength(away.length)
      for (const { attempts, pause, error } of mails) {
        expect(attempts).toBeGreaterThan(1)
        expect(pause).toBeGreaterThan(0.9 * Math.exp(attempts))
        expect(error).toMatch(/^mail not sent: /)
      }
    })
    const refused = smtp.connections
    // The mail server is back, but defers, hangs or disconnects for some recipients at first.
    smtp.behaviour = 'accept'
    const late = people(2, 'temp-fail', 'temp-fail')
    const unanswered = people(2, 'hang-after-data')
    const cut = people(2, 'take-and-cut')
    const back = performance.now()
    await signUpAll([...late, ...unanswered, ...cut])
    const all = [...away, ...late, ...unanswered, ...cut]
    await eventually(async () => {
      expect(await here.ask('select 1 from outbox_mails where sent_at is null')).toEqual([])
      expect(new Set(smtp.messages.flatMap(({ envelopeTo }) => envelopeTo)).size).toBe(all.length)
    }, LONGEST_MS)
    const took = Math.round(performance.now() - back)
    // A duplicate of a mail would arrive within this time.
    await sleep(3000)
    console.log(
      `F05: ${refused} tries in ${DOWN_MS / 1000} s without a mail server, the slowest of ${waits.length} sign-ups ` +
        `${Math.round(Math.max(...waits))} ms; ${all.length} mails out ${took} ms after it was back, though it put off, hung or ` +
        `broke off at first (backoff seen after ${pauses} ms)`,
    )
    const received = (email: string) => smtp.messages.filter(({ envelopeTo }) => envelopeTo.includes(email))
    expect([...away, ...late, ...unanswered].map((email) => received(email).length)).toEqual(
      [...away, ...late, ...unanswered].map(() => 1),
    )
    // The server accepted these mails but we saw no reply: the retry has the same Message-ID and link, so deduplication is harmless.
    for (const email of cut) {
      const [first, second, ...more] = received(email)
      expect([second?.headers['message-id'], linkOf(second?.text ?? ''), more]).toEqual([
        first?.headers['message-id'],
        linkOf(first?.text ?? ''),
        [],
      ])
    }
    expect(Math.max(...waits)).toBeLessThan(10_000)
    expect(server.output()).not.toMatch(/unhandled|uncaught/i)
  } finally {
    await smtp.close()
  }
})
