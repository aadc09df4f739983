import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passwordWork } from '#server/auth/password-hashing.ts'
import { browser, setCookie } from '#tests/support/browser.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
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

describe('sign-in', () => {
  test('keeps when and from where for six months, of sessions that were opened and of no other try', async () => {
    const email = fresh()
    await signUp(email)
    await signIn(email)
    await signIn(email, 'not the password')
    const kept = await t.owner.query(
      `select r.ip_address from access_records r join profiles p on p.id = r.user_id where p.email = $1`,
      [email],
    )
    expect(kept.rows).toEqual([{ ip_address: '127.0.0.1' }, { ip_address: '127.0.0.1' }])
  })

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
    expect(await session(old)).toBeNull()
    expect(await session(next)).toMatchObject({ email })
  })

  test('a cookie planted by somebody else is not taken over', async () => {
    const { email } = await t.person('user')
    const planted = 'travessia=planted.c2lnbmF0dXJl'
    const answer = await t.call('POST', '/api/auth/sign-in/email', {
      cookie: planted,
      body: { email, password: PASSWORD },
    })
    expect(cookieOf(answer)).not.toBe(planted)
    expect(await session(planted)).toBeNull()
  })

  test('an account without a password of its own cannot be entered, at the same cost', async () => {
    const { id, email } = await t.person('user')
    await t.db.deleteFrom('credentials').where('user_id', '=', id).execute()
    const before = passwordWork.count
    expect((await signIn(email)).statusCode).toBe(401)
    expect(passwordWork.count - before).toBe(1)
  })

  test('after signing out the old cookie opens nothing', async () => {
    const cookie = cookieOf(await signUp(fresh()))
    const out = await t.call('POST', '/api/auth/sign-out', { cookie })
    expect(out.headers['clear-site-data']).toBe('"storage"')
    for (const url of ['/api/notifications', '/api/account', '/api/account/devices', '/api/events'])
      expect([url, (await t.call('GET', url, { cookie })).statusCode]).toEqual([url, 401])
    expect(await session(cookie)).toBeNull()
  })

  test('signing out is nothing a link can do', async () => {
    const { cookie } = await t.person('user')
    expect((await t.call('GET', '/api/auth/sign-out', { cookie })).statusCode).toBe(405)
    expect(await session(cookie)).not.toBeNull()
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

describe('a session', () => {
  test('knows browser and address, and is of nobody else', async () => {
    const { id, email } = await t.person('user')
    const own = browser(t, { userAgent: 'Firefox/132.0 (Linux)', ip: '203.0.113.9' })
    const answer = await own.signIn(email)
    expect(setCookie(answer, 'travessia')).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const rows = await t.db
      .selectFrom('sessions')
      .select(['ip_address', 'user_agent', 'impersonation_id'])
      .where('user_id', '=', id)
      .where('ip_address', '=', '203.0.113.9')
      .execute()
    expect(rows).toEqual([{ ip_address: '203.0.113.9', user_agent: 'Firefox/132.0 (Linux)', impersonation_id: null }])
  })
})

describe('what sign-in libraries usually offer is no call here', () => {
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
