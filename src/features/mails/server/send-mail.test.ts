import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import type { MailTemplate } from '#rules/mail-templates.ts'
import { spendToken } from '#server/auth/account-tokens.ts'
import { inTransaction } from '#server/context.ts'
import { connect } from '#server/db/connect.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { makeSmtpMail } from '#server/mail/transport/smtp-mail.ts'
import { type SmtpBehaviour, startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  t = await testApp()
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
afterAll(() => t.close())

async function work(smtpUrl: string, pool = t.pool) {
  const mail = makeSmtpMail({ smtpUrl, mailFrom: 'Travessia <nao-responda@travessia.test>' })
  // With a database URL, the worker treats the database as shared by several nodes.
  const config = { ...t.services.config, databaseUrl: 'postgres://shared' }
  const worker = await runWorker({ ...t.services, config, mail }, { pool, features })
  closing.push(() => worker.stop())
}
async function smtp(behaviour: SmtpBehaviour = 'accept') {
  const server = await startFakeSmtp(behaviour)
  closing.push(() => server.close())
  return server
}
/** A person whose queued welcome mail is removed. */
async function quietPerson(name = 'Ana Prado') {
  const person = await t.person('user', { name })
  await t.owner.query('delete from graphile_worker._private_jobs')
  await t.owner.query('delete from outbox_mails where user_id = $1', [person.id])
  return person
}
const queue = (userId: string, template: MailTemplate, dedupeKey?: string) =>
  inTransaction(t.context, (tx) => queueMail(tx, { template, userId, ...(dedupeKey ? { dedupeKey } : {}) }))
const outbox = async (userId: string) =>
  (await t.owner.query('select id, sent_at from outbox_mails where user_id = $1', [userId])).rows
const jobs = async () => (await t.owner.query('select attempts, last_error from graphile_worker._private_jobs')).rows

test('a queued mail is sent once, with a link that works', async () => {
  const server = await smtp()
  const { id, email } = await quietPerson()
  await work(server.url)
  await queue(id, 'reset-password')
  const [mail] = await waitFor('the mail', () => server.messages.length && server.messages)
  expect(mail?.envelopeTo).toEqual([email])
  expect(mail?.subject).toBe('Redefina sua senha da Travessia')
  expect(mail?.text).toContain('Olá, Ana!')
  const token = /http:\/\/localhost:3000\/redefinir-senha#token=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.html).toContain(`#token=${token}`)
  await waitFor('sent_at', async () => (await outbox(id))[0].sent_at)
  expect(mail?.headers['message-id']?.[0]).toContain((await outbox(id))[0].id)
  const used = await spendToken(t.db, new Date(), { token, purposes: ['reset_password'] })
  expect(used?.userId).toBe(id)
  await waitFor('an empty queue', async () => (await jobs()).length === 0)
  expect(server.messages).toHaveLength(1)
})

test.each(['refuse-connection', 'temp-fail'] as const)(
  'a mail server that fails (%s) gets the mail once it is back',
  async (behaviour) => {
    const server = await smtp(behaviour)
    const { id } = await quietPerson()
    await work(server.url)
    await queue(id, 'verify-email')
    const [failed] = await waitFor('a failed try', async () => {
      const rows = (await jobs()).filter(({ last_error }) => last_error)
      return rows.length && rows
    })
    expect(failed.last_error).toMatch(/^mail not sent: /)
    expect((await outbox(id))[0].sent_at).toBeNull()
    server.behaviour = 'accept'
    await waitFor('the mail', () => server.messages.length, 15_000)
    await waitFor('an empty queue', async () => (await jobs()).length === 0)
    expect(server.messages).toHaveLength(1)
    expect((await outbox(id))[0].sent_at).not.toBeNull()
  },
)

const tokenOf = (text: string | undefined) => /#token=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

test('a mail whose receipt was not heard of comes again under the same id, with the same link', async () => {
  const server = await smtp('take-and-cut')
  const { id } = await quietPerson()
  await work(server.url)
  await queue(id, 'reset-password')
  await waitFor('the first copy', () => server.messages.length)
  server.behaviour = 'accept'
  await waitFor('sent_at', async () => (await outbox(id))[0].sent_at, 15_000)
  const [first, second] = server.messages
  expect(server.messages).toHaveLength(2)
  expect(second?.headers['message-id']).toEqual(first?.headers['message-id'])
  // A receiver that drops duplicates keeps the first copy, so its link has to work.
  expect(tokenOf(second?.text)).toBe(tokenOf(first?.text))
  const spend = () => spendToken(t.db, new Date(), { token: tokenOf(first?.text), purposes: ['reset_password'] })
  expect([(await spend())?.userId, await spend()]).toEqual([id, undefined])
})

test('a mail whose link was used before the copy left is not sent again', async () => {
  const server = await smtp('take-and-cut')
  const { id } = await quietPerson()
  await work(server.url)
  await queue(id, 'reset-password')
  const [first] = await waitFor('the first copy', () => server.messages.length && server.messages)
  await spendToken(t.db, new Date(), { token: tokenOf(first?.text), purposes: ['reset_password'] })
  await waitFor('an empty queue', async () => (await jobs()).length === 0, 15_000)
  expect(server.messages).toHaveLength(1)
})

test('a mail that only the next version knows waits for it', async () => {
  const server = await smtp()
  const { id } = await quietPerson()
  await queue(id, 'email-taken')
  await t.owner.query(`update outbox_mails set template = 'of-the-next-version' where user_id = $1`, [id])
  await work(server.url)
  const [waiting] = await waitFor('a failed try', async () => {
    const rows = (await jobs()).filter(({ last_error }) => last_error)
    return rows.length && rows
  })
  expect(waiting.last_error).toBe('no mail is called of-the-next-version')
  await t.owner.query(`update outbox_mails set template = 'email-taken' where user_id = $1`, [id])
  await waitFor('the mail', () => server.messages.length, 15_000)
})

test('a mail that is refused for good is given up and holds up no other', async () => {
  const refusing = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_to, _session, done) => done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
  })
  const listener = refusing.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  closing.push(() => new Promise<void>((resolve) => refusing.close(resolve)))
  const address = listener.address()
  const { id } = await quietPerson()
  await work(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  await queue(id, 'password-changed')
  await queue(id, 'email-taken')
  await waitFor('an empty queue', async () => (await jobs()).length === 0)
  expect((await outbox(id)).map(({ sent_at }) => sent_at)).toEqual([null, null])
  const given = await t.owner.query('select failure from outbox_mails where user_id = $1 and failed_at is not null', [
    id,
  ])
  expect(given.rows).toHaveLength(2)
  expect(given.rows[0].failure).toMatch(/\w/)
})

test('the last of many tries gives a mail up, and trying it again sends it', async () => {
  const server = await smtp('temp-fail')
  const admin = await t.person('admin')
  const { id } = await quietPerson()
  await queue(id, 'email-taken')
  await t.owner.query('update graphile_worker._private_jobs set attempts = max_attempts - 1')
  await work(server.url)
  const listed = async () => (await t.call('GET', '/api/failed-mails', { cookie: admin.cookie })).json().items
  const mails = await waitFor('the mail on the list', async () => {
    const own = (await listed()).filter(({ person }: { person: { id: string } | null }) => person?.id === id)
    return own.length > 0 && own
  })
  expect(mails).toMatchObject([{ template: 'email-taken', person: { id } }])
  server.behaviour = 'accept'
  const again = () => t.call('POST', `/api/failed-mails/${mails[0].id}/retry`, { cookie: admin.cookie, body: {} })
  expect((await again()).statusCode).toBe(200)
  await waitFor('the mail', async () => (await outbox(id))[0].sent_at)
  expect(server.messages).toHaveLength(1)
  // The first retry has taken the mail off the list.
  expect((await again()).statusCode).toBe(404)
})

test('a mail that is dismissed leaves the list and is not sent', async () => {
  const admin = await t.person('admin')
  const { id } = await quietPerson()
  await queue(id, 'email-taken')
  await t.owner.query('delete from graphile_worker._private_jobs')
  await t.owner.query(`update outbox_mails set failed_at = now(), failure = 'EENVELOPE' where user_id = $1`, [id])
  const [{ id: mailId }] = await outbox(id)
  const dismiss = () => t.call('POST', `/api/failed-mails/${mailId}/dismiss`, { cookie: admin.cookie, body: {} })
  expect((await dismiss()).statusCode).toBe(200)
  expect((await dismiss()).statusCode).toBe(404)
  expect((await jobs()).length).toBe(0)
})

test('the same dedupe key is sent once, and a job that comes twice sends nothing again', async () => {
  const server = await smtp()
  const { id } = await quietPerson()
  await work(server.url)
  await queue(id, 'email-taken', `taken:${id}`)
  await queue(id, 'email-taken', `taken:${id}`)
  await waitFor('the mail', async () => (await outbox(id))[0].sent_at)
  const [{ id: mailId }] = await outbox(id)
  await t.owner.query(`select graphile_worker.add_job('send-mail', json_build_object('mailId', $1::text))`, [mailId])
  await waitFor('an empty queue', async () => (await jobs()).length === 0)
  expect(server.messages).toHaveLength(1)
})

test('two nodes that get the same mail at once send it once', async () => {
  const server = await smtp()
  const { id } = await quietPerson()
  await queue(id, 'password-changed')
  const [{ id: mailId }] = await outbox(id)
  await t.owner.query(`select graphile_worker.add_job('send-mail', json_build_object('mailId', $1::text))`, [mailId])
  const other = connect(t.place, { report: () => undefined })
  closing.push(() => other.pool.end())
  await Promise.all([work(server.url), work(server.url, other.pool)])
  await waitFor('the mail', async () => (await outbox(id))[0].sent_at)
  await waitFor('an empty queue', async () => (await jobs()).length === 0, 15_000)
  expect(server.messages).toHaveLength(1)
})

// F18 with a real server: tests/faults/server-poison-jobs.test.ts.
test('a poison job waits for its next try while others run', async () => {
  const server = await smtp()
  const { id } = await quietPerson()
  await t.owner.query(`select graphile_worker.add_job('send-mail', '{"mailId":"no id"}')`)
  await work(server.url)
  await queue(id, 'password-changed')
  await waitFor('the mail', () => server.messages.length)
  const [poison] = await waitFor('the failure', async () => {
    const failed = (await jobs()).filter(({ last_error }) => last_error)
    return failed.length && failed
  })
  expect(poison.attempts).toBe(1)
})
