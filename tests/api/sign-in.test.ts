import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#server/auth/account-tokens.ts'
import { passwordWork } from '#server/auth/password-hashing.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
const owner = 'dona@example.test'
const lines: string[] = []
beforeAll(async () => {
  const config = { ownerEmail: owner }
  t = await testApp({ config, lines })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  t.clock.ahead = 0
})

let n = 0
const fresh = () => `pessoa${++n}@example.test`
const signUp = (email: string, more: object = {}) =>
  t.call('POST', '/api/auth/sign-up/email', { body: { name: 'Lia Costa', email, password: PASSWORD, ...more } })
const signIn = (email: string, password = PASSWORD, headers = {}) =>
  t.call('POST', '/api/auth/sign-in/email', { body: { email, password }, headers })
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
const session = async (cookie: string) => (await t.call('GET', '/api/session', { cookie })).json().user

describe('sign-up', () => {
  test('makes a customer, signed in, with a verification mail queued and preferences stored', async () => {
    const email = fresh()
    const answer = await signUp(` ${email.toUpperCase()} `, { role: 'superadmin' })
    expect(answer.statusCode).toBe(201)
    const user = await session(cookieOf(answer))
    expect(user).toMatchObject({ email, role: 'user', emailVerified: false })
    const mails = await t.db.selectFrom('outbox_mails').select('template').where('user_id', '=', user.id).execute()
    expect(mails).toEqual([{ template: 'verify-email' }])
    expect(
      await t.db.selectFrom('user_preferences').select('language').where('user_id', '=', user.id).execute(),
    ).toEqual([{ language: 'pt_BR' }])
  })

  test('a taken address is refused after the same hashing work, and its holder gets a mail', async () => {
    const email = fresh()
    const before = passwordWork.count
    await signUp(email)
    const first = passwordWork.count - before
    const again = await signUp(email)
    expect(again.statusCode).toBe(422)
    expect(again.json().error).toMatchObject({ code: 'account_not_created', message: 'Erro ao criar conta' })
    // The first one also signs in: one hash for the account and one to check it.
    expect(passwordWork.count - before - first).toBe(first - 1)
    const { id } = await t.db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const mails = await t.db
      .selectFrom('outbox_mails')
      .select('template')
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute()
    expect(mails.map((mail) => mail.template)).toEqual(['verify-email', 'email-taken'])
  })

  test.each(['12345', '      ', ''])('refuses the password %j', async (password) => {
    const answer = await signUp(fresh(), { password })
    expect([400, 422]).toContain(answer.statusCode)
  })
  test.each(['password123', '12345678', 'travessia', 'Travessia1'])(
    'refuses the guessable password %j',
    async (password) => {
      const answer = await signUp(fresh(), { password })
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'weak_password'])
    },
  )
  test("refuses one's own address as password", async () => {
    const email = fresh()
    expect((await signUp(email, { password: email })).statusCode).toBe(422)
  })
  test.each(['xy'.repeat(32), 'yz'.repeat(64), ' com  espaços ', 'ção'.repeat(30)])(
    'accepts and verifies exactly %j',
    async (password) => {
      const email = fresh()
      expect((await signUp(email, { password })).statusCode).toBe(201)
      expect((await signIn(email, password)).statusCode).toBe(200)
      expect((await signIn(email, password.trim().slice(0, -1))).statusCode).toBe(401)
      expect((await signIn(email, `${password.slice(0, 72)}!`)).statusCode).toBe(401)
    },
  )
  test('two at once with one address make one account', async () => {
    const email = fresh()
    const answers = await Promise.all([signUp(email), signUp(email), signUp(email)])
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1)
    expect(answers.every((answer) => answer.statusCode < 500)).toBe(true)
  })
})

describe('what is stored', () => {
  test('argon2id hashes, and no session token in the clear', async () => {
    const answer = await signUp(fresh())
    const rows = await t.db.selectFrom('credentials').select('password').execute()
    for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const token = decodeURIComponent(cookieOf(answer).split('=')[1] ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThanOrEqual(22)
    const tokens = await t.db.selectFrom('sessions').select('token').execute()
    expect(tokens.map((row) => row.token)).not.toContain(token)
    expect(answer.body).not.toContain(token)
  })
  test('the cookie is out of reach for scripts and other sites', async () => {
    const header = String((await signUp(fresh())).headers['set-cookie'])
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(header).toContain(part)
  })
  test('logs hold no address, password or token', async () => {
    await signUp(fresh())
    const text = lines.join('\n')
    expect(text).toContain('"route":"/api/auth/sign-up/email"')
    expect(text).not.toMatch(/example\.test|barco a vapor|travessia=/)
  })
})

describe('sign-in', () => {
  test('answers alike for known and unknown addresses, with the same number of hashes', async () => {
    const email = fresh()
    await signUp(email)
    const count = async (address: string) => {
      const before = passwordWork.count
      const answer = await signIn(address, 'not the password')
      return {
        status: answer.statusCode,
        length: answer.body.length,
        error: answer.json().error.code,
        work: passwordWork.count - before,
      }
    }
    expect(await count(email)).toEqual(await count(fresh()))
  })

  test('the eleventh failure in a quarter of an hour is refused wherever it comes from; afterwards the right password works', async () => {
    const email = fresh()
    await signUp(email)
    for (let i = 0; i < 10; i++)
      expect((await signIn(email, 'wrong', { 'x-forwarded-for': `10.0.0.${i}` })).statusCode).toBe(401)
    const refused = await signIn(email, PASSWORD, { 'x-forwarded-for': '10.9.9.9' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    t.clock.ahead = 16 * 60_000
    expect((await signIn(email)).statusCode).toBe(200)
  })

  test('a cookie set beforehand is replaced', async () => {
    const email = fresh()
    const old = cookieOf(await signUp(email))
    const next = cookieOf(
      await t.call('POST', '/api/auth/sign-in/email', { cookie: old, body: { email, password: PASSWORD } }),
    )
    expect(next).not.toBe(old)
  })

  test('after signing out the old cookie opens nothing', async () => {
    const cookie = cookieOf(await signUp(fresh()))
    const out = await t.call('POST', '/api/auth/sign-out', { cookie })
    expect(out.headers['clear-site-data']).toBe('"storage"')
    expect((await t.call('GET', '/api/notifications', { cookie })).statusCode).toBe(401)
    expect(await session(cookie)).toBeNull()
  })

  test('a forged or cut cookie is nobody', async () => {
    const cookie = cookieOf(await signUp(fresh()))
    for (const bad of [
      `${cookie}x`,
      cookie.slice(0, -8),
      'travessia=abc',
      'travessia=%E0%A4%A',
      'travessia=.',
      cookie.replace('travessia=', 'travessia=x'),
    ])
      expect(await session(bad)).toBeNull()
  })
})

describe('sessions end', () => {
  test('after seven idle days for customers; background calls are not activity', async () => {
    const { cookie } = await t.person('user')
    const day = 86_400_000
    t.clock.ahead = 6 * day
    expect((await t.call('GET', '/api/notifications', { cookie, headers: { 'x-background': '1' } })).statusCode).toBe(
      200,
    )
    t.clock.ahead = 7 * day + 60_000
    expect((await t.call('GET', '/api/notifications', { cookie })).statusCode).toBe(401)
  })
  test('activity prolongs them, up to thirty days', async () => {
    const { cookie } = await t.person('user')
    const day = 86_400_000
    for (let d = 5; d < 30; d += 5) {
      t.clock.ahead = d * day
      expect((await t.call('GET', '/api/notifications', { cookie })).statusCode).toBe(200)
    }
    t.clock.ahead = 30 * day + 60_000
    expect((await t.call('GET', '/api/notifications', { cookie })).statusCode).toBe(401)
  })
  test('after the idle limit of the settings for staff', async () => {
    const { cookie } = await t.person('agent')
    t.clock.ahead = 31 * 60_000
    expect((await t.call('GET', '/api/notifications', { cookie })).statusCode).toBe(401)
  })
})

describe('disabling', () => {
  test('takes effect on the next request, and the right password then says why; enabling opens again', async () => {
    const admin = await t.person('admin')
    const person = await t.person('user')
    expect(
      (await t.call('POST', `/api/people/${person.id}/disable`, { cookie: admin.cookie, body: { reason: 'fraude' } }))
        .statusCode,
    ).toBe(200)
    expect((await t.call('GET', '/api/notifications', { cookie: person.cookie })).statusCode).toBe(401)
    const refused = await signIn(person.email)
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'account_disabled'])
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect((await signIn(person.email, 'wrong')).json().error.code).toBe('invalid_credentials')
    await t.call('POST', `/api/people/${person.id}/enable`, { cookie: admin.cookie })
    expect((await signIn(person.email)).statusCode).toBe(200)
  })
  test('a role taken away is gone on the next request', async () => {
    const admin = await t.person('admin')
    await t.db.updateTable('profiles').set({ role: 'user' }).where('id', '=', admin.id).execute()
    expect((await t.call('GET', '/api/people', { cookie: admin.cookie })).statusCode).toBe(403)
  })
})

describe('links sent by mail', () => {
  const token = (userId: string, purpose: 'verify_email' | 'reset_password') =>
    issueToken(t.db, t.services.newId, t.services.now(), { userId, purpose, lifetimeMs: 3_600_000 })

  test('recovery answers alike for known and unknown addresses and queues one mail', async () => {
    const person = await t.person('user')
    const ask = (email: string) => t.call('POST', '/api/auth/request-password-reset', { body: { email } })
    const [known, unknown] = [await ask(person.email), await ask(fresh())]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    const mails = await t.db
      .selectFrom('outbox_mails')
      .select('id')
      .where('user_id', '=', person.id)
      .where('template', '=', 'reset-password')
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('a new password ends all sessions; the link works once', async () => {
    const person = await t.person('user')
    const link = await token(person.id, 'reset_password')
    const reset = (password: string) => t.call('POST', '/api/auth/reset-password', { body: { token: link, password } })
    expect((await reset('outro barco 77')).statusCode).toBe(200)
    expect((await reset('mais um barco 78')).statusCode).toBe(410)
    expect(await session(person.cookie)).toBeNull()
    expect((await signIn(person.email)).statusCode).toBe(401)
    expect((await signIn(person.email, 'outro barco 77')).statusCode).toBe(200)
  })

  test('an older link dies with a newer one, and any link with time', async () => {
    const person = await t.person('user')
    const older = await token(person.id, 'reset_password')
    const newer = await token(person.id, 'reset_password')
    const reset = (link: string) =>
      t.call('POST', '/api/auth/reset-password', { body: { token: link, password: 'outro barco 77' } })
    expect((await reset(older)).statusCode).toBe(410)
    t.clock.ahead = 61 * 60_000
    expect((await reset(newer)).statusCode).toBe(410)
  })

  test('a weak new password leaves the link usable', async () => {
    const person = await t.person('user')
    const link = await token(person.id, 'reset_password')
    expect(
      (await t.call('POST', '/api/auth/reset-password', { body: { token: link, password: person.email } })).statusCode,
    ).toBe(422)
    expect(
      (await t.call('POST', '/api/auth/reset-password', { body: { token: link, password: 'outro barco 77' } }))
        .statusCode,
    ).toBe(200)
  })

  test("only the owner's confirmed address becomes superadmin", async () => {
    const cookie = cookieOf(await signUp(owner))
    const claimed = await session(cookie)
    expect(claimed.role).toBe('user')
    const confirmed = await t.call('POST', '/api/auth/verify-email', {
      cookie,
      body: { token: await token(claimed.id, 'verify_email') },
    })
    expect(confirmed.json().user).toMatchObject({ role: 'superadmin', emailVerified: true })
    const other = await t.person('user')
    await t.call('POST', '/api/auth/verify-email', { body: { token: await token(other.id, 'verify_email') } })
    expect(await session(other.cookie)).toMatchObject({ role: 'user', emailVerified: true })
  })
})

describe('Better Auth itself is out of reach', () => {
  test.each([
    '/api/auth/admin/list-users',
    '/api/auth/get-session',
    '/api/auth/update-user',
    '/api/auth/change-email',
    '/api/auth/ok',
    '/api/auth/sign-in/social',
  ])('%s', async (url) => {
    const { cookie } = await t.person('admin')
    expect((await t.call('GET', url, { cookie })).statusCode).toBe(404)
    expect((await t.call('POST', url, { cookie })).statusCode).toBe(404)
  })
})
