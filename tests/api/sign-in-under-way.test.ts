import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueToken, type TokenPurpose } from '#server/auth/account-tokens.ts'
import { authenticator, enrol } from '#tests/support/authenticator.ts'
import { browser } from '#tests/support/browser.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
})

const NEW = 'outro barco a vela 77'
const THIEFS = 'a senha que o ladrão quer 5'
const ROUNDS = 8
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)
const link = (userId: string, purpose: TokenPurpose) =>
  issueToken(t.db, t.services.newId, t.services.now(), { userId, purpose, lifetimeMs: 3_600_000 })

type Person = Awaited<ReturnType<TestApp['person']>>
const change = ({ cookie }: Person) =>
  browser(t, { cookie }).post('/api/account/password', { currentPassword: PASSWORD, newPassword: NEW })
const reset = async ({ id }: Person) =>
  browser(t).post('/api/auth/reset-password', { token: await link(id, 'reset_password'), password: NEW })

/** How many of eight browsers that are signing in with the old password are signed in afterwards. */
async function inAfter(person: Person, end: (person: Person) => Promise<{ statusCode: number }>) {
  const thieves = rounds.map(() => browser(t))
  const [ended] = await Promise.all([end(person), ...thieves.map((thief) => thief.signIn(person.email))])
  expect(ended.statusCode).toBe(200)
  const states = await Promise.all(thieves.map(async (thief) => (await thief.get('/api/notifications')).statusCode))
  return states.filter((status) => status !== 401).length
}

describe('a sign-in with the old password that is under way', () => {
  test.each([
    ['a change', change],
    ['a reset', reset],
  ] as const)('does not outlive %s', async (_, end) => {
    const left = []
    for (const _ of rounds) {
      await t.db.deleteFrom('rate_limits').execute()
      left.push(await inAfter(await t.person('user'), end))
    }
    expect(left).toEqual(rounds.map(() => 0))
  })

  test('finishes no second step after a new password', async () => {
    const left = []
    for (const _ of rounds) {
      await t.db.deleteFrom('rate_limits').execute()
      t.clock.ahead = 0
      const person = await t.person('user')
      const { app } = await enrol(t, browser(t, { cookie: person.cookie }))
      const thief = browser(t)
      await Promise.all([change(person), thief.signIn(person.email)])
      const answer = await thief.giveCode(app.fresh())
      if (answer.statusCode === 200) left.push('in')
    }
    expect(left).toEqual([])
  })

  test('does not skip a second factor that was switched on meanwhile', async () => {
    const left = []
    for (const _ of rounds) {
      await t.db.deleteFrom('rate_limits').execute()
      const person = await t.person('user')
      const own = browser(t, { cookie: person.cookie })
      const started = await own.post('/api/account/two-factor/start', { currentPassword: PASSWORD })
      const code = authenticator(t, started.json().secret).code()
      const thieves = rounds.map(() => browser(t))
      await Promise.all([
        ...thieves.map((thief) => thief.signIn(person.email)),
        own.post('/api/account/two-factor/confirm', { code }),
      ])
      for (const thief of thieves) if ((await thief.get('/api/notifications')).statusCode === 200) left.push('in')
    }
    expect(left).toEqual([])
  })
})

describe('what was confirmed with the old password and is under way', () => {
  /** A thief with an open session and the old password races the owner's password reset; returns the status of the thief's call. */
  async function against(path: string, body: object): Promise<{ person: Person; status: number }> {
    const person = await t.person('user')
    const thief = browser(t, { cookie: await t.openSession(person.id) })
    const token = await link(person.id, 'reset_password')
    const [tried, done] = await Promise.all([
      thief.post(path, { ...body, currentPassword: PASSWORD }),
      browser(t).post('/api/auth/reset-password', { token, password: NEW }),
    ])
    // If the thief's change commits first, the reset link is invalid; the owner is notified by mail and requests another.
    expect([200, 410]).toContain(done.statusCode)
    return { person, status: done.statusCode === 200 ? tried.statusCode : 0 }
  }

  test('sets no other password after a reset', async () => {
    for (const _ of rounds) {
      await t.db.deleteFrom('rate_limits').execute()
      const { person, status } = await against('/api/account/password', { newPassword: THIEFS })
      const signedIn = await browser(t).signIn(person.email, THIEFS)
      expect([status, signedIn.statusCode]).toEqual(status === 0 ? [0, 200] : [expect.any(Number), 401])
    }
  })

  test('asks for no other address after a reset', async () => {
    for (const _ of rounds) {
      await t.db.deleteFrom('rate_limits').execute()
      const person = await t.person('user')
      const thief = browser(t, { cookie: await t.openSession(person.id) })
      const token = await link(person.id, 'reset_password')
      await Promise.all([
        browser(t).post('/api/auth/reset-password', { token, password: NEW }),
        thief.post('/api/account/email', { email: `x${person.id}@example.test`, currentPassword: PASSWORD }),
      ])
      const open = await t.db.selectFrom('email_changes').select('user_id').where('user_id', '=', person.id).execute()
      expect(open).toEqual([])
    }
  })
})
