import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#server/auth/account-tokens.ts'
import { browser } from '#tests/support/browser.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
const owner = 'dona@example.test'
const lines: string[] = []
beforeAll(async () => {
  t = await testApp({ config: { ownerEmail: owner }, lines })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  t.clock.ahead = 0
})

let n = 0
const fresh = () => `correio${++n}@example.test`
const signIn = (email: string, password?: string) => browser(t).signIn(email, password)
const session = async (cookie: string) => (await t.call('GET', '/api/session', { cookie })).json().user

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
    const own = browser(t)
    await own.signUp(owner)
    const cookie = own.cookie()
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

  test('a mail scanner that opens the address uses nothing up and signs nobody in', async () => {
    const person = await t.person('user')
    const link = await token(person.id, 'verify_email')
    for (const url of [
      `/verificar-email?token=${link}`,
      '/api/auth/verify-email',
      `/api/auth/verify-email?token=${link}`,
    ]) {
      const answer = await t.call('GET', url)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
    const confirm = () => t.call('POST', '/api/auth/verify-email', { body: { token: link } })
    const confirmed = await confirm()
    expect([confirmed.statusCode, confirmed.json().user]).toEqual([200, null])
    expect(confirmed.headers['set-cookie']).toBeUndefined()
    expect((await confirm()).statusCode).toBe(410)
  })

  test('a link of one kind does nothing of another', async () => {
    const person = await t.person('user')
    const link = await token(person.id, 'verify_email')
    const reset = await t.call('POST', '/api/auth/reset-password', {
      body: { token: link, password: 'outro barco 77' },
    })
    expect(reset.statusCode).toBe(410)
    const recovery = await token(person.id, 'reset_password')
    expect((await t.call('POST', '/api/auth/verify-email', { body: { token: recovery } })).statusCode).toBe(410)
  })

  test.each(['12345', 'password123'])('refuses the new password %j', async (password) => {
    const person = await t.person('user')
    const link = await token(person.id, 'reset_password')
    const answer = await t.call('POST', '/api/auth/reset-password', { body: { token: link, password } })
    expect([400, 422]).toContain(answer.statusCode)
    expect((await signIn(person.email)).statusCode).toBe(200)
  })

  test('no link is in a log', async () => {
    const person = await t.person('user')
    const link = await token(person.id, 'reset_password')
    await t.call('POST', '/api/auth/reset-password', { body: { token: link, password: 'outro barco 77' } })
    await t.call('GET', `/redefinir-senha?token=${link}`)
    expect(lines.join('\n')).toContain('/api/auth/reset-password')
    expect(lines.join('\n')).not.toContain(link)
  })
})
