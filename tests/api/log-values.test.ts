import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { features } from '#features/server.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { makeMail } from '#server/mail/make-mail.ts'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { type Paying, payingApp, SECRET_KEY } from '#tests/support/paying.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const MARK = 'qzbarcoavapor'
const EMAIL = `${MARK}@example.test`

let p: Paying
const lines: string[] = []
/** By test route: what its handler does when it is called. */
const failing = new Map<string, () => Promise<unknown>>()
beforeAll(async () => {
  p = await payingApp(lines)
  p.t.app.get('/planted/:what', async ({ params }) => {
    await failing.get((params as { what: string }).what)?.()
  })
})
afterAll(() => p.close())

type Line = { level: number; msg: string; reqId?: string; err?: Record<string, unknown> }
const parsed = () => lines.flatMap((text) => text.trimEnd().split('\n')).map((line) => JSON.parse(line) as Line)

/** Calls a route whose handler fails with this error and returns the log line about the failure. */
async function failure(what: string, work: () => Promise<unknown>): Promise<Line> {
  failing.set(what, work)
  const { json } = await p.t.call('GET', `/planted/${what}`)
  const { requestId } = json().error
  const line = parsed().find(({ reqId, err }) => err && reqId === requestId)
  if (!line) throw new Error('the failure has no line in the log')
  return line
}
const query = (text: string, values: unknown[]) => p.t.pool.query(text, values)

test.each([
  ['a text that is no id', () => query('select $1::text::uuid', [MARK]), { code: '22P02', routine: 'string_to_uuid' }],
  ['a text that is no number', () => query('select $1::text::int', [MARK]), { code: '22P02' }],
  ['a text that is no date', () => query('select $1::text::date', [`"${MARK}"`]), { code: '22007' }],
  ['a text that is no JSON', () => query('select $1::text::jsonb', [`{${MARK}}`]), { code: '22P02' }],
  [
    'a value that is taken',
    async () => {
      const insert = `insert into rate_limits values ($1, 1, now() + interval '1 hour')`
      await query(insert, [MARK])
      await query(insert, [MARK])
    },
    { code: '23505', table: 'rate_limits', constraint: 'rate_limits_pkey' },
  ],
  [
    'a row that its table does not take',
    () => query(`insert into consents (user_id, document, version) values (gen_random_uuid(), $1, '1')`, [MARK]),
    { code: '23514', table: 'consents' },
  ],
  [
    'a missing value',
    () => query('insert into email_changes (user_id, new_email, expires_at) values (null, $1, now())', [EMAIL]),
    { code: '23502', table: 'email_changes', column: 'user_id' },
  ],
  ['SQL that is wrong', () => query(`select '${MARK}' ${MARK} ${MARK}`, []), { code: '42601' }],
])('the driver trips over %s: the log says where and not what', async (what, work, told) => {
  const { err, level } = await failure(what.replaceAll(' ', '-'), work)
  expect([level, err]).toEqual([50, expect.objectContaining(told)])
  expect(err?.['stack']).toMatch(/^ {4}at /)
  expect(lines.join('')).not.toContain(MARK)
})

test('an answer that cannot be read, a shape and a call to nowhere leave no values in the log', async () => {
  await failure('json', async () => JSON.parse(`${MARK} {"senha":`))
  await failure('fetch', () => fetch(`http://127.0.0.1:1/${MARK}`, { headers: { authorization: `Bearer ${MARK}` } }))
  failing.set('zod', async () => z.object({ id: z.uuid() }).parse({ id: MARK }))
  expect((await p.t.call('GET', '/planted/zod')).statusCode).toBe(400)
  expect(parsed().some(({ err }) => err?.['message'] === 'fetch failed' && err['cause'])).toBe(true)
  expect(lines.join('')).not.toContain(MARK)
})

test('lines in what people send stay inside one line of the log', async () => {
  const forged = `a\r\n{"level":30,"msg":"${MARK}"}\n\u2028`
  const before = parsed().length
  await failure('lines', () => Promise.reject(new Error(forged)))
  await failure('name', () => Promise.reject(Object.assign(new Error('x'), { name: forged, code: forged })))
  await p.t.call('POST', '/api/auth/sign-in/email', { body: { email: forged, password: forged } })
  await p.t.call('GET', `/api/${encodeURIComponent(forged)}?x=${encodeURIComponent(forged)}`)
  expect(parsed().length).toBe(before + 6)
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  expect(parsed().some(({ msg }) => msg === MARK)).toBe(false)
})

test('a payment provider that refuses or is away is told of without its key and its answer', async () => {
  await p.connect()
  const { pay } = await p.anOrder()
  p.stripe.keys.delete(SECRET_KEY)
  expect((await pay()).statusCode).toBeGreaterThanOrEqual(400)
  p.stripe.keys.add(SECRET_KEY)
  p.stripe.trouble = 'down'
  expect((await pay()).statusCode).toBe(503)
  p.stripe.trouble = 'none'
  expect(parsed().filter(({ msg }) => msg === 'payment provider did not serve').length).toBeGreaterThanOrEqual(2)
  expect(lines.join('')).not.toContain(SECRET_KEY.slice(-8))
})

test('a job that fails is told of, in the log and in its row, without address or payload', async () => {
  const smtp = await startFakeSmtp('temp-fail')
  const config = { ...p.t.services.config, smtpUrl: smtp.url }
  await p.t.owner.query('delete from graphile_worker._private_jobs')
  // A new account gets a mail.
  await p.t.person('user', { email: EMAIL })
  await p.t.owner.query(`select graphile_worker.add_job('send-mail', $1)`, [JSON.stringify({ mailId: MARK })])
  await p.t.owner.query(`select graphile_worker.add_job('close-session', $1)`, [JSON.stringify({ [MARK]: EMAIL })])
  const worker = await runWorker({ ...p.t.services, config, mail: makeMail(config) }, { pool: p.t.pool, features })
  const failed = await waitFor('failures', async () => {
    const text = 'select last_error from graphile_worker._private_jobs where last_error is not null'
    const { rows } = await p.t.owner.query<{ last_error: string }>(text)
    return rows.length >= 3 && rows.map(({ last_error }) => last_error)
  })
  await worker.stop()
  await smtp.close()
  expect(failed).toEqual(expect.arrayContaining(['mail not sent: EMESSAGE 451', 'invalid_format', 'invalid_type']))
  const told = parsed().filter(({ msg }) => msg === 'job failed')
  expect(told.length).toBeGreaterThanOrEqual(3)
  expect(lines.join('')).not.toContain(MARK)
})
