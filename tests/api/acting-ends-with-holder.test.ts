import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#server/auth/account-tokens.ts'
import { actingScene } from '#tests/support/acting.ts'
import { enrol } from '#tests/support/authenticator.ts'
import { type Browser, browser } from '#tests/support/browser.ts'
import { sendQueued, tokenIn } from '#tests/support/queued-mail.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let s: ReturnType<typeof actingScene>
beforeAll(async () => {
  t = await testApp()
  s = actingScene(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
  await t.db.updateTable('site_settings').set({ require_two_factor: false }).execute()
})

const NEW = 'outro barco a vela 77'
type Boss = { id: string; email: string; other: Browser }

/** A thief who stole the superadmin's session impersonates a customer; the superadmin is still signed in on another device. */
async function robbed(before: (boss: Boss) => Promise<void> = async () => undefined) {
  const { boss, target, own } = await s.couple()
  const other = browser(t, {
    cookie: await t.openSession(boss.id),
    userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
  })
  await before({ ...boss, other })
  const thief = browser(t, { cookie: await t.openSession(boss.id) })
  const started = await s.start(thief, target.id)
  expect(started.statusCode).toBe(200)
  return { boss: { ...boss, other }, target, thief, own }
}

async function newAddress({ id, email, other }: Boss) {
  await t.owner.query('delete from outbox_mails where user_id = $1', [id])
  const next = `nova-${id.slice(0, 8)}@example.test`
  expect((await other.post('/api/account/email', { email: next, currentPassword: PASSWORD })).statusCode).toBe(200)
  const mails = await sendQueued(t, id)
  for (const to of [email, next]) {
    const token = tokenIn(mails.find((mail) => mail.to === to))
    expect((await other.post('/api/auth/confirm-email-change', { token })).statusCode).toBe(200)
  }
}

async function reset({ id }: Boss) {
  const link = { userId: id, purpose: 'reset_password', lifetimeMs: 3_600_000 } as const
  const token = await issueToken(t.db, t.services.newId, t.services.now(), link)
  return browser(t).post('/api/auth/reset-password', { token, password: NEW })
}

async function byColleague({ id }: Boss, path: string, body: object = {}) {
  const { cookie } = await t.person('superadmin')
  return t.call('POST', `/api/people/${id}/${path}`, { cookie, body })
}

async function deviceThatActs({ other }: Boss) {
  const { items } = (await other.get('/api/account/devices')).json()
  const acting = items.find((device: { actingAs: string | null }) => device.actingAs !== null)
  return other.post(`/api/account/devices/${acting.id}/end`)
}

const roads: Record<string, (boss: Boss) => Promise<unknown>> = {
  'a new password': ({ other }) => other.post('/api/account/password', { currentPassword: PASSWORD, newPassword: NEW }),
  'a password set with a mailed link': reset,
  'ending the other devices': ({ other }) => other.post('/api/account/devices/end-others'),
  'ending that device in the list': deviceThatActs,
  "a colleague's click on ending the sessions": (boss) => byColleague(boss, 'end-sessions'),
  'a new address': newAddress,
  'being disabled': (boss) => byColleague(boss, 'disable'),
  'another role': (boss) => byColleague(boss, 'role', { role: 'admin' }),
  'erasing the account': async (boss) => {
    await t.person('superadmin')
    return boss.other.post('/api/account/erase', { currentPassword: PASSWORD })
  },
  'switching the second factor on': ({ other }) => enrol(t, other),
}

async function expectOver({ boss, thief }: Awaited<ReturnType<typeof robbed>>) {
  expect((await thief.get('/api/notifications')).statusCode).toBe(401)
  expect((await s.stop(thief)).statusCode).toBe(401)
  expect((await s.recordsOf(boss.id)).map(({ ended_at }) => ended_at)).toEqual([expect.any(Date)])
}

describe('what a superadmin does as somebody else ends with', () => {
  test.each(Object.entries(roads))('%s', async (_, take) => {
    const scene = await robbed()
    expect((await scene.thief.get('/api/notifications')).statusCode).toBe(200)
    await take(scene.boss)
    await expectOver(scene)
  })

  test.each(['disable', 'recovery-codes'])('the second factor: %s', async (call) => {
    let code = (): string => ''
    const scene = await robbed(async ({ other }) => {
      const { app } = await enrol(t, other)
      code = app.fresh
    })
    const answer = await scene.boss.other.post(`/api/account/two-factor/${call}`, {
      currentPassword: PASSWORD,
      code: code(),
    })
    expect(answer.statusCode).toBe(200)
    await expectOver(scene)
  })
})

describe('a start or a return that is under way', () => {
  const rounds = Array.from({ length: 12 }, (_, round) => round)

  test('never outlives a new password', async () => {
    const left: string[] = []
    for (const _ of rounds) {
      const { boss, target } = await s.couple()
      const [owner, thief] = [browser(t, { cookie: boss.cookie }), browser(t, { cookie: await t.openSession(boss.id) })]
      const body = { currentPassword: PASSWORD, newPassword: NEW }
      await Promise.all([owner.post('/api/account/password', body), s.start(thief, target.id)])
      if ((await thief.get('/api/notifications')).statusCode !== 401) left.push('acts')
      if ((await s.stop(thief)).statusCode === 200) left.push('returned')
    }
    expect(left).toEqual([])
  })

  test('never outlives the end of the other devices', async () => {
    const left: number[] = []
    for (const _ of rounds) {
      const { boss, thief } = await robbed()
      await Promise.all([boss.other.post('/api/account/devices/end-others'), s.stop(thief)])
      const { statusCode } = await thief.get('/api/notifications')
      if (statusCode !== 401) left.push(statusCode)
    }
    expect(left).toEqual([])
  })
})

describe('the list of devices', () => {
  test('shows the owner a session that acts as somebody, and whom it acts as', async () => {
    const { boss, target } = await robbed()
    const { items } = (await boss.other.get('/api/account/devices')).json()
    expect(items.map(({ actingAs }: { actingAs: string | null }) => actingAs).sort()).toEqual(['Ana Prado', null, null])
    const seen = (await browser(t, { cookie: target.cookie }).get('/api/account/devices')).json()
    expect(seen.items).toHaveLength(1)
    expect(seen.items[0]).toMatchObject({ actingAs: null, current: true })
  })

  test("does not let a customer end the team's access as a device of their own", async () => {
    const { boss, target, thief } = await robbed()
    const { id } = await t.db
      .selectFrom('sessions as s')
      .innerJoin('user_impersonations as i', 'i.id', 's.impersonation_id')
      .select('s.id')
      .where('i.superadmin_id', '=', boss.id)
      .executeTakeFirstOrThrow()
    const customer = browser(t, { cookie: target.cookie })
    expect((await customer.post(`/api/account/devices/${id}/end`)).statusCode).toBe(404)
    await customer.post('/api/account/devices/end-others')
    expect((await thief.get('/api/notifications')).statusCode).toBe(200)
  })
})
