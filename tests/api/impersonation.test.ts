import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aContactMessage } from '#demo/factories/contact-message.ts'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { actingScene, reason } from '#tests/support/acting.ts'
import { browser, setCookie } from '#tests/support/browser.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let s: ReturnType<typeof actingScene>
const lines: string[] = []
beforeAll(async () => {
  t = await testApp({ lines })
  s = actingScene(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
})

const MINUTE = 60_000
const codeOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
]

describe('starting', () => {
  test('gives a session of that person, for an hour, gone with the browser, under a new token', async () => {
    const { boss, target, own, started, cookie } = await s.acting()
    const [record] = await s.recordsOf(boss.id)
    expect(record).toMatchObject({ reason, impersonated_user_id: target.id, ended_at: null })
    expect(Number(record?.expires_at) - Number(record?.created_at)).toBe(60 * MINUTE)
    const view = await own.session()
    expect(view).toMatchObject({ user: { id: target.id, role: 'user' }, required: null })
    expect(view.acting).toEqual({ until: record?.expires_at.toISOString() })
    expect(started.json()).toEqual(view)
    const set = setCookie(started, 'travessia') ?? ''
    expect(set).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(set).not.toMatch(/max-age|expires/i)
    expect(cookie).not.toContain(boss.cookie)
    // The superadmin's own session has ended; it is not just replaced in the browser.
    expect(await s.opens(boss.cookie)).toBe(false)
    expect(await s.opens(target.cookie)).toBe(true)
  })

  test('is for superadmins only', async () => {
    const target = await t.person('user')
    for (const role of ['user', 'agent', 'admin'] as const) {
      const own = browser(t, { cookie: (await t.person(role)).cookie })
      expect(codeOf(await s.start(own, target.id))).toEqual([403, 'forbidden'])
    }
    expect((await s.start(browser(t), target.id)).statusCode).toBe(401)
  })

  test('is refused for superadmins, oneself, disabled, erased and unknown people', async () => {
    const { boss, own } = await s.couple()
    const [peer, disabled, erased] = [await t.person('superadmin'), await t.person('user'), await t.person('user')]
    await t.db.updateTable('profiles').set({ banned: true }).where('id', '=', disabled.id).execute()
    await t.db.updateTable('profiles').set({ erased_at: new Date() }).where('id', '=', erased.id).execute()
    const answers = []
    for (const id of [peer.id, boss.id, disabled.id, erased.id, '00000000-0000-4000-8000-000000000000'])
      answers.push((await s.start(own, id)).statusCode)
    expect(answers).toEqual([403, 403, 403, 404, 404])
    expect(await s.recordsOf(boss.id)).toEqual([])
    expect(await s.opens(boss.cookie)).toBe(true)
  })

  test.each(['', '  ', 'ab'])('needs a reason, not %j', async (why) => {
    const { target, own } = await s.couple()
    expect((await s.start(own, target.id, why)).statusCode).toBe(400)
  })
  test('needs a reason at all, and a refused start leaves no record', async () => {
    const { boss, target, own } = await s.couple()
    expect((await own.post('/api/impersonation', { userId: target.id })).statusCode).toBe(400)
    expect(await s.recordsOf(boss.id)).toEqual([])
    expect(await s.opens(boss.cookie)).toBe(true)
  })

  test('is not nested', async () => {
    const { own } = await s.acting()
    const other = await t.person('user')
    expect(codeOf(await s.start(own, other.id))).toEqual([403, 'not_while_acting'])
  })

  test('happens once at a time, also from two windows at the same moment', async () => {
    const { boss, target } = await s.couple()
    const [one, two] = [browser(t, { cookie: boss.cookie }), browser(t, { cookie: await t.openSession(boss.id) })]
    const answers = await Promise.all([s.start(one, target.id), s.start(two, target.id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await s.recordsOf(boss.id)).toHaveLength(1)
  })

  test('a leftover that has run out is closed first', async () => {
    const { boss, target } = await s.acting()
    t.clock.ahead = 61 * MINUTE
    const again = browser(t, { cookie: await t.openSession(boss.id) })
    await t.db
      .updateTable('sessions')
      .set({ last_active_at: t.services.now() })
      .where('user_id', '=', boss.id)
      .execute()
    expect((await s.start(again, target.id)).statusCode).toBe(200)
    expect((await s.recordsOf(boss.id)).map(({ ended_by }) => ended_by)).toEqual(['expiry', null])
  })

  test('lasts no longer than the own day', async () => {
    const { boss, target, own } = await s.couple()
    const startedAt = new Date(Date.now() - (24 * 60 - 20) * MINUTE)
    await t.db.updateTable('sessions').set({ created_at: startedAt }).where('user_id', '=', boss.id).execute()
    const { until } = (await s.start(own, target.id)).json().acting
    expect(new Date(until).getTime() - startedAt.getTime()).toBe(24 * 60 * MINUTE)
  })
})

describe('while acting', () => {
  test("rights are that person's", async () => {
    const { own } = await s.acting('agent')
    expect((await own.get('/api/people')).statusCode).toBe(403)
    expect((await own.get('/api/registrations')).statusCode).toBe(200)
  })

  const refused: [string, string, object?][] = [
    ['the password', '/api/account/password', { currentPassword: 'a', newPassword: 'outro barco 77' }],
    ['the address', '/api/account/email', { email: 'nova@example.test', currentPassword: 'a' }],
    ['the second factor', '/api/account/two-factor/start', { currentPassword: 'a' }],
    ['the list of devices', '/api/account/devices'],
    ['ending devices', '/api/account/devices/end-others', {}],
    ['the export', '/api/account/exports', {}],
    ['erasing', '/api/account/erase', { currentPassword: 'a' }],
    ['agreeing', '/api/account/consents', { document: 'terms', version: currentConsent.terms }],
    ['the verification mail', '/api/auth/send-verification-email', {}],
  ]
  test.each(refused)('%s is for the person alone', async (_, url, body) => {
    const { own } = await s.acting()
    expect(codeOf(await (body ? own.post(url, body) : own.get(url)))).toEqual([403, 'not_while_acting'])
  })
  test('accounts are made by an admin in person', async () => {
    const { own } = await s.acting('admin')
    const body = { name: 'Nova', email: 'nova@example.test', role: 'user' }
    expect(codeOf(await own.post('/api/people', body))).toEqual([403, 'not_while_acting'])
  })

  test('what an admin says and decides about people is for the admin alone', async () => {
    const { own } = await s.acting('admin')
    const [contact, person] = [await aContactMessage(t.context), await t.person('user')]
    const calls: [string, object][] = [
      [`/api/contact-messages/${contact.id}/answer`, { message: 'Olá' }],
      [`/api/people/${person.id}/role`, { role: 'admin' }],
      [`/api/people/${person.id}/disable`, {}],
      [`/api/people/${person.id}/end-sessions`, {}],
    ]
    for (const [url, body] of calls) expect(codeOf(await own.post(url, body))).toEqual([403, 'not_while_acting'])
    expect((await own.get('/api/contact-messages')).statusCode).toBe(200)
  })

  test('what is written carries both ids and leads to the reason; the log names both', async () => {
    const { boss, target, own } = await s.acting()
    lines.length = 0
    await own.post('/api/notifications/read-all')
    const [record] = await s.recordsOf(boss.id)
    expect(await s.auditOf(target.id)).toContainEqual({
      action: 'impersonation.acted',
      actor_id: target.id,
      impersonator_id: boss.id,
      subject_id: record?.id,
      details: { call: 'notifications.markAllRead' },
    })
    const line = lines.map((text) => JSON.parse(text)).find(({ route }) => route === '/api/notifications/read-all')
    expect(line).toMatchObject({ actor: target.id, impersonator: boss.id })
    const started = (await s.auditOf(boss.id)).filter(({ action }) => action === 'impersonation.started')
    expect(started).toEqual([
      {
        action: 'impersonation.started',
        actor_id: boss.id,
        impersonator_id: null,
        subject_id: target.id,
        details: { impersonationId: record?.id },
      },
    ])
    expect(JSON.stringify(await s.auditOf(boss.id)) + lines.join('')).not.toContain('Chamado')
  })
})
