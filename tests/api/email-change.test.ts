import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { sweep } from '#server/jobs/sweep.ts'
import { makeSmtpMail } from '#server/mail/transport/smtp-mail.ts'
import { browser } from '#tests/support/browser.ts'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { sendQueued, tokenIn } from '#tests/support/queued-mail.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
const OWNER = 'dona@example.test'
const lines: string[] = []
beforeAll(async () => {
  t = await testApp({ config: { ownerEmail: OWNER }, lines })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  t.clock.ahead = 0
})

const HOUR = 3_600_000
let n = 0
const fresh = () => `novo${++n}@example.test`
type Person = Awaited<ReturnType<TestApp['person']>>
/** Makes an account and deletes its welcome mail, so that only mails about the change are left. */
async function quiet(role: 'user' | 'superadmin' = 'user'): Promise<Person> {
  const person = await t.person(role)
  await t.owner.query('delete from outbox_mails where user_id = $1', [person.id])
  return person
}
const ask = (cookie: string, email: string, currentPassword = PASSWORD) =>
  t.call('POST', '/api/account/email', { cookie, body: { email, currentPassword } })
const use = (token: string, cookie?: string) =>
  t.call('POST', '/api/auth/confirm-email-change', { cookie, body: { token } })
const cancel = (cookie: string) => t.call('POST', '/api/account/email/cancel', { cookie })
const profile = (id: string) =>
  t.db.selectFrom('profiles').select(['email', 'email_verified', 'role']).where('id', '=', id).executeTakeFirstOrThrow()
const alive = async (cookie: string) => (await t.call('GET', '/api/notifications', { cookie })).statusCode

/** Requests the new address and returns the links of both mails. */
async function links(person: Person, newEmail: string) {
  expect((await ask(person.cookie, newEmail)).statusCode).toBe(200)
  const mails = await sendQueued(t, person.id)
  const [old, next] = [person.email, newEmail].map((to) => mails.find((mail) => mail.to === to))
  return { mails, old: tokenIn(old), next: tokenIn(next) }
}

describe('a new address', () => {
  test.each([
    ['old', 'next'],
    ['next', 'old'],
  ] as const)('comes into force with both links, the %s one first', async (first, second) => {
    const me = await quiet()
    const other = await t.openSession(me.id)
    const newEmail = fresh()
    const both = await links(me, newEmail)
    expect(both.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [me.email, 'Autorize a troca do seu e-mail na Travessia'],
      [newEmail, 'Confirme seu novo e-mail na Travessia'],
    ])
    expect(both.mails[1]?.text).not.toContain(me.email)
    expect((await use(both[first], me.cookie)).json()).toEqual({ state: 'waiting' })
    expect((await profile(me.id)).email).toBe(me.email)
    const waiting = (await t.call('GET', '/api/account', { cookie: me.cookie })).json().emailChange
    expect(waiting).toMatchObject({ newEmail, approved: first === 'old', confirmed: first === 'next' })
    expect((await use(both[second], me.cookie)).json()).toEqual({ state: 'changed' })
    expect(await profile(me.id)).toMatchObject({ email: newEmail, email_verified: true, role: 'user' })
    // Only the browser that used the link stays signed in.
    expect([await alive(me.cookie), await alive(other)]).toEqual([200, 401])
    const told = await sendQueued(t, me.id)
    expect(told.map(({ to }) => to).sort()).toEqual([me.email, newEmail].sort())
    for (const { subject } of told) expect(subject).toBe('O e-mail da sua conta na Travessia mudou')
    const audits = await t.db.selectFrom('audit_log').select('action').where('subject_id', '=', me.id).execute()
    expect(audits.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.emailChangeAsked', 'account.emailChanged']),
    )
    expect((await t.call('GET', '/api/account', { cookie: me.cookie })).json()).toMatchObject({
      email: newEmail,
      emailChange: null,
    })
    const signIn = (email: string) => t.call('POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } })
    expect([(await signIn(me.email)).statusCode, (await signIn(newEmail)).statusCode]).toEqual([401, 200])
  })

  test('each link works once, by POST only, and also when both are used at the same moment', async () => {
    const me = await quiet()
    const both = await links(me, fresh())
    const scanned = await t.call('GET', `/api/auth/confirm-email-change?token=${both.old}`)
    expect(scanned.statusCode).toBe(405)
    const answers = await Promise.all([
      ...[use(both.old), use(both.next, me.cookie)],
      ...[use(both.old), use(both.next, me.cookie)],
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 410, 410])
    expect(answers.filter((answer) => answer.statusCode === 200 && answer.json().state === 'changed')).toHaveLength(1)
  })

  test('a newer request kills the older links, and so do cancelling and time', async () => {
    const me = await quiet()
    const older = await links(me, fresh())
    const newest = fresh()
    const newer = await links(me, newest)
    expect([(await use(older.old)).statusCode, (await use(older.next)).statusCode]).toEqual([410, 410])
    t.clock.ahead = 25 * HOUR
    expect((await use(newer.next)).statusCode).toBe(410)
    expect((await t.call('GET', '/api/account', { cookie: me.cookie })).json().emailChange).toBeNull()
    t.clock.ahead = 0
    expect((await cancel(me.cookie)).json().emailChange).toBeNull()
    expect([(await use(newer.old)).statusCode, (await use(newer.next)).statusCode]).toEqual([410, 410])
    expect((await profile(me.id)).email).toBe(me.email)
  })

  test('half an agreement does not carry over to another address', async () => {
    const me = await quiet()
    const first = await links(me, fresh())
    expect((await use(first.old)).json().state).toBe('waiting')
    const second = await links(me, fresh())
    expect((await use(second.next, me.cookie)).json().state).toBe('waiting')
    expect((await profile(me.id)).email).toBe(me.email)
  })

  test('a mail that was still waiting when the request was replaced is not sent any more', async () => {
    const me = await quiet()
    const [first, second] = [fresh(), fresh()]
    await ask(me.cookie, first)
    await new Promise((tick) => setTimeout(tick, 5))
    await ask(me.cookie, second)
    expect((await sendQueued(t, me.id)).map(({ to }) => to)).toEqual([me.email, second])
  })
})

describe('an address that somebody has', () => {
  test('gets the same answer; its holder is told and no link is made, so it never comes about', async () => {
    const [me, holder] = [await quiet(), await quiet()]
    const free = await ask(me.cookie, fresh())
    await sendQueued(t)
    const taken = await ask(me.cookie, holder.email)
    const shape = (answer: typeof free) => ({
      status: answer.statusCode,
      keys: Object.keys(answer.json()),
      change: { ...answer.json().emailChange, newEmail: '', expiresAt: '' },
    })
    expect(shape(taken)).toEqual(shape(free))
    const mails = await sendQueued(t)
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [me.email, 'Autorize a troca do seu e-mail na Travessia'],
        [holder.email, 'Você já tem uma conta na Travessia'],
      ].sort(),
    )
    expect(mails.find(({ to }) => to === holder.email)?.text).not.toMatch(/#token=|Autorize/)
    expect((await use(tokenIn(mails.find(({ to }) => to === me.email)))).json()).toEqual({ state: 'waiting' })
    expect((await profile(me.id)).email).toBe(me.email)
    const open = await t.db
      .selectFrom('account_tokens')
      .select('id')
      .where('purpose', '=', 'change_email')
      .where('user_id', 'in', [me.id, holder.id])
      .where('used_at', 'is', null)
      .execute()
    expect(open).toEqual([])
  })

  test('of two accounts that complete the same one at once, one wins and the other is told', async () => {
    const [one, two] = [await quiet(), await quiet()]
    const wanted = fresh()
    const [a, b] = [await links(one, wanted), await links(two, wanted)]
    for (const token of [a.old, b.old]) expect((await use(token)).json().state).toBe('waiting')
    const answers = await Promise.all([use(a.next, one.cookie), use(b.next, two.cookie)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const lost = answers.find(({ statusCode }) => statusCode === 409)
    expect(lost?.json().error).toMatchObject({
      code: 'conflict',
      message: 'Este e-mail passou a ser usado por outra conta. Escolha outro.',
    })
    const emails = [(await profile(one.id)).email, (await profile(two.id)).email]
    expect(emails.filter((email) => email === wanted)).toHaveLength(1)
    const loser = emails[0] === wanted ? two : one
    expect((await t.call('GET', '/api/account', { cookie: loser.cookie })).json().emailChange).toBeNull()
  })
})

describe('refused', () => {
  test('without the password, with a wrong one, or to the same address', async () => {
    const me = await quiet()
    const wrong = await ask(me.cookie, fresh(), 'errada')
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([422, { currentPassword: 'wrong_password' }])
    const same = await ask(me.cookie, me.email.toUpperCase())
    expect([same.statusCode, same.json().error.fields.email]).toEqual([400, 'email_same'])
    for (const body of [{ email: fresh() }, { email: 'nada', currentPassword: PASSWORD }, {}])
      expect((await t.call('POST', '/api/account/email', { cookie: me.cookie, body })).statusCode).toBe(400)
    expect(await sendQueued(t, me.id)).toEqual([])
  })

  test('a link of another kind, or one that is none', async () => {
    const me = await quiet()
    const both = await links(me, fresh())
    for (const url of ['/api/auth/verify-email', '/api/auth/reset-password'])
      for (const token of [both.old, both.next])
        expect((await t.call('POST', url, { body: { token, password: 'outro barco 77' } })).statusCode).not.toBe(200)
    expect((await use('A'.repeat(43))).statusCode).toBe(410)
    expect((await use('x')).statusCode).toBe(400)
  })
})

describe('the link to the new mailbox', () => {
  test("is refused in any browser but the account's own, and stays good for that one", async () => {
    const me = await quiet()
    const newEmail = fresh()
    const { old, next } = await links(me, newEmail)
    expect((await use(old)).json()).toEqual({ state: 'waiting' })
    const [stranger, boss] = [await t.person('user'), browser(t, { cookie: (await t.person('superadmin')).cookie })]
    const acts = { userId: me.id, reason: 'Ajudar com o e-mail' }
    expect((await boss.post('/api/impersonation', acts)).statusCode).toBe(200)
    for (const cookie of [undefined, stranger.cookie, boss.cookie()]) {
      const answer = await use(next, cookie)
      expect([answer.statusCode, answer.json().error.reason]).toEqual([403, 'change_signed_in'])
    }
    expect(await profile(me.id)).toMatchObject({ email: me.email })
    expect((await browser(t).signIn(newEmail)).statusCode).toBe(401)
    expect((await use(next, me.cookie)).json()).toEqual({ state: 'changed' })
    expect(await profile(me.id)).toMatchObject({ email: newEmail, email_verified: true })
  })
})

describe('the address of the owner', () => {
  test('makes a superadmin once both links were used, not before; who leaves it stays one', async () => {
    const me = await quiet()
    const both = await links(me, OWNER)
    await use(both.old)
    expect((await profile(me.id)).role).toBe('user')
    await use(both.next, me.cookie)
    expect(await profile(me.id)).toEqual({ email: OWNER, email_verified: true, role: 'superadmin' })
    // The mail contains the link to set a new password.
    const token = tokenIn((await sendQueued(t, me.id)).find(({ subject }) => subject.startsWith('Redefina')))
    await t.call('POST', '/api/auth/reset-password', { body: { token, password: PASSWORD } })
    const cookie = await t.openSession(me.id)
    await t.db.deleteFrom('rate_limits').execute()
    await t.pool.query('delete from outbox_mails where user_id = $1', [me.id])
    const away = fresh()
    const back = await links({ ...me, email: OWNER, cookie }, away)
    await use(back.old)
    await use(back.next, cookie)
    expect(await profile(me.id)).toMatchObject({ email: away, role: 'superadmin' })
  })
})

test('while the mail server is away the request is taken, and each mailbox gets one mail later', async () => {
  const smtp = await startFakeSmtp('refuse-connection')
  const mail = makeSmtpMail({ smtpUrl: smtp.url, mailFrom: 'Travessia <nao-responda@travessia.test>' })
  await t.owner.query('delete from graphile_worker._private_jobs')
  const worker = await runWorker({ ...t.services, mail }, { pool: t.pool, features })
  try {
    const me = await quiet()
    await t.owner.query('delete from graphile_worker._private_jobs')
    const newEmail = fresh()
    expect((await ask(me.cookie, newEmail)).statusCode).toBe(200)
    const changed = await t.call('POST', '/api/account/password', {
      cookie: me.cookie,
      body: { currentPassword: PASSWORD, newPassword: 'outro barco 77' },
    })
    expect(changed.statusCode).toBe(200)
    await waitFor('a failed try', () => smtp.connections > 2)
    smtp.behaviour = 'accept'
    await waitFor('the mails', () => smtp.messages.length >= 3, 25_000)
    await waitFor('an empty queue', async () => {
      const { rows } = await t.owner.query('select 1 from graphile_worker._private_jobs')
      return rows.length === 0
    })
    expect(smtp.messages.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual([me.email, me.email, newEmail].sort())
    const token = (to: string, subject: string) =>
      tokenIn(smtp.messages.find((message) => message.envelopeTo[0] === to && message.subject.startsWith(subject)))
    expect((await use(token(me.email, 'Autorize'))).json()).toEqual({ state: 'waiting' })
    const cookie = await t.openSession(me.id)
    expect((await use(token(newEmail, 'Confirme'), cookie)).json()).toEqual({ state: 'changed' })
  } finally {
    await worker.stop()
    await smtp.close()
  }
})

test('a request that ran out is forgotten by the sweep, an open one is not', async () => {
  const [late, open] = [await quiet(), await quiet()]
  for (const { cookie } of [late, open]) expect((await ask(cookie, fresh())).statusCode).toBe(200)
  await t.pool.query(`update email_changes set expires_at = now() - interval '1 minute' where user_id = $1`, [late.id])
  await sweep(t.services, features)
  const left = await t.db
    .selectFrom('email_changes')
    .select('user_id')
    .where('user_id', 'in', [late.id, open.id])
    .execute()
  expect(left).toEqual([{ user_id: open.id }])
})

test('no address and no link is in a log or in the audit trail', async () => {
  const text = lines.join('\n')
  expect(text).toContain('/api/account/email')
  expect(text).not.toMatch(/example\.test|#token|novo\d/)
  const { rows } = await t.owner.query('select details from audit_log')
  expect(JSON.stringify(rows)).not.toMatch(/example\.test/)
})
