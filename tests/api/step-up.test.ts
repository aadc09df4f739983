import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Method } from '#contract/route.ts'
import { refusedWhileActing } from '#rules/access.ts'
import { actingScene } from '#tests/support/acting.ts'
import { enrol } from '#tests/support/authenticator.ts'
import { browser } from '#tests/support/browser.ts'
import { everyRoute } from '#tests/support/every-route.ts'
import { withoutProof } from '#tests/support/session-proof.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

const MINUTE = 60_000
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => {
  t.clock.ahead = 0
})

// Written by hand: the calls that decide about access, account security and money.
const weighty = [
  'agents.create',
  'commissions.pay',
  'passkeys.add',
  'passkeys.begin',
  'passkeys.remove',
  'payments.saveStripe',
  'payments.saveWebhookSecret',
  'payments.switchProvider',
  'people.create',
  'people.enable',
  'people.resetFactor',
  'people.save',
  'people.setRole',
  'refunds.approve',
  'refunds.refuse',
  'refunds.retry',
  'refunds.start',
  'siteSettings.saveSecurity',
]
const marked = everyRoute.filter(({ route }) => 'stepUp' in route)
const office = async () => {
  const { id, cookie, email } = await t.person('admin')
  return { id, email, cookie, own: browser(t, { cookie }) }
}
const agentOf = (own: ReturnType<typeof browser>, id: string) => own.post(`/api/people/${id}/role`, { role: 'agent' })

describe('calls that ask for the password or a code', () => {
  test('are these', () => {
    expect(marked.map(({ name }) => name).sort()).toEqual(weighty)
  })

  test.each(marked)('$name is refused without a fresh proof, before anything else', async ({ route }) => {
    const { cookie } = await office()
    await withoutProof(t, cookie)
    const answer = await t.call(route.method as Method, route.path.replace(/:\w+/g, randomUUID()), { cookie })
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'step_up_required'])
  })

  test('are never open to whoever acts as somebody, who could not prove to be that person', () => {
    expect(marked.filter(({ route }) => !refusedWhileActing.has(route.access))).toEqual([])
  })
})

test('security settings are not saved while acting as an admin', async () => {
  const { own } = await actingScene(t).acting('admin')
  const { version } = (await own.get('/api/site-settings')).json()
  const body = { requireTwoFactor: false, sessionTimeout: 1440, passwordExpiry: 0, expectedVersion: version }
  const answer = await t.call('PUT', '/api/site-settings/security', { cookie: own.cookie(), body })
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'not_while_acting'])
})

describe('the proof', () => {
  test('of a sign-in is enough for ten minutes, and then the password is asked for', async () => {
    const { email } = await office()
    const own = browser(t)
    await own.signIn(email)
    t.clock.ahead = 9 * MINUTE
    expect((await agentOf(own, (await t.person('user')).id)).statusCode).toBe(200)
    t.clock.ahead = 11 * MINUTE
    const target = await t.person('user')
    const refused = await agentOf(own, target.id)
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'step_up_required'])
    expect((await own.stepUp({ currentPassword: PASSWORD })).json()).toEqual({ ok: true })
    expect((await agentOf(own, target.id)).json()).toMatchObject({ role: 'agent' })
    t.clock.ahead = 22 * MINUTE
    expect((await agentOf(own, (await t.person('user')).id)).statusCode).toBe(403)
  })

  test('is refused with a wrong password, a wrong code or nothing, and opens nothing', async () => {
    const { own, cookie } = await office()
    await withoutProof(t, cookie)
    for (const [body, code] of [
      [{ currentPassword: 'outra senha qualquer' }, 'wrong_password'],
      [{}, 'wrong_password'],
      [{ code: '123456' }, 'wrong_code'],
    ] as const) {
      const answer = await own.post('/api/auth/step-up', body)
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, code])
    }
    expect((await agentOf(own, (await t.person('user')).id)).statusCode).toBe(403)
  })

  test('may be a code of the second factor, which works once', async () => {
    const { own, cookie } = await office()
    const { app } = await enrol(t, own)
    await withoutProof(t, cookie)
    const code = app.fresh()
    expect((await own.stepUp({ code })).statusCode).toBe(200)
    expect((await agentOf(own, (await t.person('user')).id)).statusCode).toBe(200)
    expect((await own.stepUp({ code })).statusCode).toBe(422)
  })

  test('holds for its own session only, and is recorded', async () => {
    const { id, email, own, cookie } = await office()
    const other = browser(t)
    await other.signIn(email)
    await withoutProof(t, cookie)
    await withoutProof(t, `travessia=${other.cookies.get('travessia')}`)
    await own.stepUp({ currentPassword: PASSWORD })
    const target = await t.person('user')
    expect((await agentOf(other, target.id)).json().error.code).toBe('step_up_required')
    expect((await agentOf(own, target.id)).statusCode).toBe(200)
    const rows = await t.db
      .selectFrom('audit_log')
      .select('subject_id')
      .where('action', '=', 'account.proved')
      .where('actor_id', '=', id)
      .execute()
    expect(rows).toEqual([{ subject_id: id }])
  })

  test('does not come with the way back from acting as somebody', async () => {
    const { own, target } = await actingScene(t).acting('user')
    await actingScene(t).stop(own)
    expect((await agentOf(own, target.id)).json().error.code).toBe('step_up_required')
  })
})
