import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyRoute } from '#contract/route.ts'
import { enrol } from '#tests/support/authenticator.ts'
import { browser } from '#tests/support/browser.ts'
import { everyRoute } from '#tests/support/every-route.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'
import { calls } from './who-may-call.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
  await t.db.updateTable('site_settings').set({ require_two_factor: false, password_expiry: 90 }).execute()
})

const DAY = 86_400_000
const refusal = async (cookie: string, url = '/api/notifications') => {
  const answer = await t.call('GET', url, { cookie })
  return answer.statusCode === 200 ? 'open' : answer.json().error.code
}
const requiredOf = async (cookie: string) => (await t.call('GET', '/api/session', { cookie })).json().required
const mustChange = (id: string) =>
  t.db.updateTable('profiles').set({ must_change_password: true }).where('id', '=', id).execute()
const age = (id: string, days: number) =>
  t.db
    .updateTable('profiles')
    .set({ password_changed_at: new Date(Date.now() - days * DAY) })
    .where('id', '=', id)
    .execute()

// Written by hand: the calls that complete a required step, and so stay open like the calls for visitors.
const waysOut = [
  'accounts.askVerification',
  'accounts.secondStep',
  'accounts.signOut',
  'accounts.stepUp',
  'passkeys.add',
  'settings.changePassword',
  'twoFactor.confirm',
  'twoFactor.start',
]
const anyId = '00000000-0000-4000-8000-000000000000'
const given = new Proxy({}, { get: () => anyId }) as Parameters<(typeof calls)[string]['request']>[0]

/** Makes the call from a new account with an open step, because some calls end the session that makes them. */
async function answerTo(role: 'user' | 'superadmin', name: string, route: AnyRoute): Promise<string> {
  const { id, cookie } = await t.person(role)
  await mustChange(id)
  const { url, body } = calls[name]?.request(given) ?? { url: route.path }
  const answer = await t.call(route.method, url, { cookie, ...(body ? { body } : {}) })
  return answer.statusCode < 400 ? 'open' : answer.json().error.code
}

test('while a step is open, every other call is refused, and these are not', async () => {
  const open: string[] = []
  for (const { name, route } of everyRoute) {
    const answers = [await answerTo('user', name, route), await answerTo('superadmin', name, route)]
    // A caller whose role may never make the call gets that refusal first, whatever step is open.
    const others = answers.filter((answer) => answer !== 'forbidden')
    if (others.some((answer) => answer !== 'password_change_required')) open.push(name)
  }
  const forVisitors = Object.keys(calls).filter((name) => calls[name]?.status.visitor !== 401)
  expect(open.sort()).toEqual([...waysOut, ...forVisitors].sort())
})

test('who impersonates somebody can always stop', () => {
  const stop = everyRoute.find(({ name }) => name === 'impersonation.stop')?.route
  expect(stop && 'inRequiredStep' in stop).toBe(true)
})

describe('a password that somebody else chose', () => {
  test.each(['user', 'agent', 'superadmin'] as const)('has to be changed by a %s first', async (role) => {
    const { id, cookie } = await t.person(role)
    expect([await requiredOf(cookie), await refusal(cookie)]).toEqual([null, 'open'])
    await mustChange(id)
    expect([await requiredOf(cookie), await refusal(cookie)]).toEqual(['password', 'password_change_required'])
    const live = await t.call('GET', '/api/events', { cookie })
    expect(live.json().error.code).toBe('password_change_required')
  })

  test('is told at sign-in; the new one opens the rest', async () => {
    const { id, email } = await t.person('agent')
    await mustChange(id)
    const own = browser(t)
    expect((await own.signIn(email)).json()).toMatchObject({ user: { id }, required: 'password' })
    const body = { currentPassword: PASSWORD, newPassword: 'outro barco 77' }
    expect((await own.post('/api/account/password', body)).statusCode).toBe(200)
    expect(await own.session()).toMatchObject({ user: { id }, required: null })
    expect((await own.get('/api/notifications')).statusCode).toBe(200)
  })

  test('one can still leave', async () => {
    const { id, cookie } = await t.person('user')
    await mustChange(id)
    expect((await t.call('POST', '/api/auth/sign-out', { cookie })).statusCode).toBe(200)
  })
})

describe('an old password', () => {
  test('has to be changed by staff after the days of the settings', async () => {
    const { id, cookie } = await t.person('admin')
    await age(id, 89)
    expect(await refusal(cookie)).toBe('open')
    await age(id, 91)
    expect([await requiredOf(cookie), await refusal(cookie, '/api/people')]).toEqual([
      'password',
      'password_change_required',
    ])
    await t.db.updateTable('site_settings').set({ password_expiry: 0 }).execute()
    expect(await refusal(cookie)).toBe('open')
  })
  test('is kept by customers', async () => {
    const { id, cookie } = await t.person('user')
    await age(id, 400)
    expect(await refusal(cookie)).toBe('open')
  })
})

describe('a second factor that the settings ask for', () => {
  test('is set up by staff before anything else, and opens the rest', async () => {
    const { cookie } = await t.person('agent')
    await t.db.updateTable('site_settings').set({ require_two_factor: true }).execute()
    expect([await requiredOf(cookie), await refusal(cookie)]).toEqual(['two_factor', 'two_factor_required'])
    const own = browser(t, { cookie })
    const { confirmed } = await enrol(t, own)
    expect(confirmed.statusCode).toBe(200)
    expect([await requiredOf(cookie), await refusal(cookie)]).toEqual([null, 'open'])
  })
  test('is asked of staff on a public address until the office decides otherwise', async () => {
    const open = await testApp({ config: { local: false } })
    const { cookie } = await open.person('admin')
    const customer = await open.person('user')
    const status = async (who: string) => (await open.call('GET', '/api/notifications', { cookie: who })).statusCode
    expect([await status(cookie), await status(customer.cookie)]).toEqual([403, 200])
    const own = browser(open, { cookie })
    expect((await own.session()).required).toBe('two_factor')
    await enrol(open, own)
    const settings = (await own.get('/api/site-settings')).json()
    expect(settings.requireTwoFactor).toBe(true)
    expect((await own.get('/api/account')).json().twoFactor).toMatchObject({ mandatory: true })
    const { sessionTimeout, passwordExpiry, version: expectedVersion } = settings
    const decided = { requireTwoFactor: false, sessionTimeout, passwordExpiry, expectedVersion }
    const saved = await open.call('PUT', '/api/site-settings/security', { cookie: own.cookie(), body: decided })
    expect(saved.json().requireTwoFactor, saved.body).toBe(false)
    const agent = await open.person('agent')
    expect(await status(agent.cookie)).toBe(200)
    await open.close()
  })
  test('is not asked of customers', async () => {
    const { cookie } = await t.person('user')
    await t.db.updateTable('site_settings').set({ require_two_factor: true }).execute()
    expect([await requiredOf(cookie), await refusal(cookie)]).toEqual([null, 'open'])
  })
  test('comes after the password', async () => {
    const { id, cookie } = await t.person('admin')
    await t.db.updateTable('site_settings').set({ require_two_factor: true }).execute()
    await age(id, 91)
    expect(await requiredOf(cookie)).toBe('password')
    await age(id, 0)
    expect(await requiredOf(cookie)).toBe('two_factor')
  })
})

test('a superadmin with an open step acts as nobody; a step of the target does not apply to who acts', async () => {
  const [boss, agent] = [await t.person('superadmin'), await t.person('agent')]
  await mustChange(agent.id)
  const own = browser(t, { cookie: boss.cookie })
  await mustChange(boss.id)
  const start = () => own.post('/api/impersonation', { userId: agent.id, reason: 'Chamado 4711' })
  expect((await start()).json().error.code).toBe('password_change_required')
  await t.db.updateTable('profiles').set({ must_change_password: false }).where('id', '=', boss.id).execute()
  expect((await start()).json()).toMatchObject({ user: { id: agent.id }, required: null })
  expect((await own.get('/api/notifications')).statusCode).toBe(200)
  expect(await refusal(agent.cookie)).toBe('password_change_required')
})
