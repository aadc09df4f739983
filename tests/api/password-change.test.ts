import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#server/auth/account-tokens.ts'
import { readEvents } from '#tests/support/read-events.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
const lines: string[] = []
beforeAll(async () => {
  t = await testApp({ lines })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  t.clock.ahead = 0
})

const NEW = 'outro barco 77'
const change = (cookie: string, currentPassword: string, newPassword: string) =>
  t.call('POST', '/api/account/password', { cookie, body: { currentPassword, newPassword } })
const signIn = (email: string, password: string) =>
  t.call('POST', '/api/auth/sign-in/email', { body: { email, password } })
const alive = async (cookie: string) => (await t.call('GET', '/api/notifications', { cookie })).statusCode
const newCookie = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie']]
    .flat()
    .map(String)
    .find((text) => text.startsWith('travessia='))
    ?.split(';')[0] ?? ''
const hashOf = async (id: string) =>
  (await t.db.selectFrom('credentials').select('password').where('user_id', '=', id).executeTakeFirstOrThrow()).password

describe('changing the password', () => {
  test('ends every other session, keeps this one under a new token, and tells by mail', async () => {
    const me = await t.person('user')
    const other = await t.openSession(me.id)
    const answer = await change(me.cookie, PASSWORD, NEW)
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    const fresh = newCookie(answer)
    expect(fresh).not.toBe('')
    expect([await alive(fresh), await alive(me.cookie), await alive(other)]).toEqual([200, 401, 401])
    expect(String(answer.headers['set-cookie'])).toContain('HttpOnly; SameSite=Lax')
    expect((await signIn(me.email, PASSWORD)).statusCode).toBe(401)
    expect((await signIn(me.email, NEW)).statusCode).toBe(200)
    const mails = await t.db.selectFrom('outbox_mails').select('template').where('user_id', '=', me.id).execute()
    expect(mails.map(({ template }) => template)).toContain('password-changed')
    const audits = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', me.id)
      .execute()
    expect(audits).toContainEqual({ action: 'account.passwordChanged', actor_id: me.id })
  })

  test('a wrong current password changes nothing', async () => {
    const me = await t.person('user')
    const other = await t.openSession(me.id)
    const before = await hashOf(me.id)
    const answer = await change(me.cookie, 'errada', NEW)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error).toMatchObject({
      code: 'wrong_password',
      message: 'Senha atual incorreta',
      fields: { currentPassword: 'wrong_password' },
    })
    expect(await hashOf(me.id)).toBe(before)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect([await alive(me.cookie), await alive(other)]).toEqual([200, 200])
  })

  test.each(['12345', ''])('%j is too short', async (password) => {
    const me = await t.person('user')
    expect((await change(me.cookie, PASSWORD, password)).statusCode).toBe(400)
  })

  test('staff need 12 characters, customers 6', async () => {
    const [agent, me] = [await t.person('agent'), await t.person('user')]
    const refused = await change(agent.cookie, PASSWORD, 'onze letras')
    expect([refused.statusCode, refused.json().error.fields]).toEqual([400, { newPassword: 'password_short_staff' }])
    expect((await change(agent.cookie, PASSWORD, 'doze letras!')).statusCode).toBe(200)
    expect((await change(me.cookie, PASSWORD, 'gatos!')).statusCode).toBe(200)
  })

  test('a link gives staff no shorter one', async () => {
    const { id } = await t.person('admin')
    const link = { userId: id, purpose: 'reset_password', lifetimeMs: 60_000 } as const
    const token = await issueToken(t.db, t.services.newId, t.services.now(), link)
    const reset = (password: string) => t.call('POST', '/api/auth/reset-password', { body: { token, password } })
    const refused = await reset('onze letras')
    expect([refused.statusCode, refused.json().error.fields]).toEqual([400, { password: 'password_short_staff' }])
    expect((await reset('doze letras!')).statusCode).toBe(200)
  })

  test('a common password and the own address are refused at the right field', async () => {
    const me = await t.person('user')
    const before = await hashOf(me.id)
    for (const password of ['password123', '12345678', 'catering', 'lexxityler', 'Travessia1', me.email]) {
      const answer = await change(me.cookie, PASSWORD, password)
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'weak_password'])
      expect(Object.keys(answer.json().error.fields)).toEqual(['newPassword'])
    }
    const same = await change(me.cookie, PASSWORD, PASSWORD)
    expect([same.statusCode, same.json().error.fields.newPassword]).toEqual([400, 'password_same'])
    expect(await hashOf(me.id)).toBe(before)
  })

  test('the eleventh wrong try in a quarter of an hour is refused, right or wrong', async () => {
    const me = await t.person('user')
    for (let i = 0; i < 10; i++) expect((await change(me.cookie, 'errada', NEW)).statusCode).toBe(422)
    const refused = await change(me.cookie, PASSWORD, NEW)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    t.clock.ahead = 16 * 60_000
    expect((await change(me.cookie, PASSWORD, NEW)).statusCode).toBe(200)
  })

  test('a change that was asked for is done with it, and its time is kept', async () => {
    const me = await t.person('user')
    await t.pool.query(
      `update profiles set must_change_password = true, password_changed_at = now() - interval '1 year' where id = $1`,
      [me.id],
    )
    const same = await change(me.cookie, PASSWORD, PASSWORD)
    expect(same.statusCode).toBe(400)
    expect((await change(me.cookie, PASSWORD, NEW)).statusCode).toBe(200)
    const { rows } = await t.pool.query(
      `select must_change_password as must, now() - password_changed_at < interval '1 minute' as fresh from profiles where id = $1`,
      [me.id],
    )
    expect(rows).toEqual([{ must: false, fresh: true }])
  })

  test('a recovery link that was under way is worth nothing afterwards', async () => {
    const me = await t.person('user')
    const link = { userId: me.id, purpose: 'reset_password', lifetimeMs: 3_600_000 } as const
    const token = await issueToken(t.db, t.services.newId, t.services.now(), link)
    expect((await change(me.cookie, PASSWORD, NEW)).statusCode).toBe(200)
    const reset = await t.call('POST', '/api/auth/reset-password', { body: { token, password: 'mais um barco 78' } })
    expect(reset.statusCode).toBe(410)
  })

  test('live streams of the other sessions close, this one stays open', async () => {
    await t.hub.start()
    if (!t.app.server.listening) await t.app.listen({ host: '127.0.0.1', port: 0 })
    const base = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
    const me = await t.person('user')
    const [mine, other] = [
      await readEvents(base, { cookie: me.cookie }),
      await readEvents(base, { cookie: await t.openSession(me.id) }),
    ]
    try {
      expect((await change(me.cookie, PASSWORD, NEW)).statusCode).toBe(200)
      await other.next('session.ended')
      await waitFor('the end', () => other.state.ended)
      expect(mine.state.ended).toBe(false)
    } finally {
      mine.close()
      other.close()
    }
  })

  test('no password and no token is in a log', () => {
    const text = lines.join('\n')
    expect(text).toContain('/api/account/password')
    expect(text).not.toMatch(/barco|errada|travessia=|\$argon2/)
  })
})
