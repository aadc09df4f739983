import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { issueToken } from '#server/auth/account-tokens.ts'
import { enrol } from '#tests/support/authenticator.ts'
import { type Browser, browser } from '#tests/support/browser.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.db.deleteFrom('rate_limits').execute())

const NEW_PASSWORD = 'onze patos na lagoa'
const statuses = async (from: Browser, email: string, times: number): Promise<number[]> => {
  const found: number[] = []
  for (let i = 0; i < times; i++) found.push((await from.signIn(email, 'wrong')).statusCode)
  return found
}
const tenAndOneRefused = [...Array<number>(10).fill(401), 429]
/** An account, and a browser that has signed in to it. */
async function known(role: 'superadmin' | 'user' = 'superadmin') {
  const { email } = await t.person(role)
  const own = browser(t)
  expect((await own.signIn(email)).statusCode).toBe(200)
  return { email, own }
}

test('a stranger with wrong passwords shuts out no browser that the person has used, and gets ten tries as before', async () => {
  const { email, own } = await known()
  expect(await statuses(browser(t), email, 11)).toEqual(tenAndOneRefused)
  await own.signOut()
  expect((await own.signIn(email)).statusCode).toBe(200)
  // Neither the owner's successful sign-in nor another browser gives the stranger another attempt.
  expect((await browser(t).signIn(email)).statusCode).toBe(429)
})

test('the same with a second factor, whose sign-in counts on the device until the code was right', async () => {
  const { email } = await t.person('admin')
  const own = browser(t)
  await own.signIn(email)
  const { app } = await enrol(t, own)
  await own.signOut()
  await t.db.deleteFrom('rate_limits').execute()
  expect(await statuses(browser(t), email, 11)).toEqual(tenAndOneRefused)
  expect(await statuses(own, email, 9)).toEqual(Array(9).fill(401))
  expect((await own.signIn(email)).statusCode).toBe(200)
  expect((await own.giveCode(app.fresh())).statusCode).toBe(200)
  expect(await statuses(own, email, 2)).toEqual([401, 429])
})

test('a known browser has ten tries of its own and no more', async () => {
  const { email, own } = await known()
  expect(await statuses(own, email, 11)).toEqual(tenAndOneRefused)
  expect((await browser(t).signIn(email)).statusCode).toBe(200)
})

test('a cookie that is made up, of another person or of an earlier password counts as a stranger', async () => {
  const { email, own } = await known()
  const { own: other } = await known('user')
  const lost = browser(t)
  await lost.signIn(email)
  await own.post('/api/account/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
  await t.db.deleteFrom('rate_limits').execute()
  await statuses(browser(t), email, 10)
  const madeUp = browser(t, { cookie: `travessia-device=${'a'.repeat(43)}` })
  for (const stranger of [madeUp, other, lost])
    expect((await stranger.signIn(email, NEW_PASSWORD)).statusCode).toBe(429)
  // The browser that changed the password keeps its own count.
  expect((await own.signIn(email, NEW_PASSWORD)).statusCode).toBe(200)
})

test('after a new password by mail only the browser that used the link, and had signed in before, counts apart', async () => {
  const { id, email } = await t.person('superadmin')
  const [own, lost, first] = [browser(t), browser(t), browser(t)]
  for (const known of [own, lost]) expect((await known.signIn(email)).statusCode).toBe(200)
  const reset = async (from: Browser, password: string) => {
    const link = { userId: id, purpose: 'reset_password', lifetimeMs: 60_000 } as const
    const token = await issueToken(t.db, t.services.newId, t.services.now(), link)
    expect((await from.post('/api/auth/reset-password', { token, password })).statusCode).toBe(200)
    await t.db.deleteFrom('rate_limits').execute()
    await statuses(browser(t), email, 10)
  }
  await reset(own, NEW_PASSWORD)
  expect((await lost.signIn(email, NEW_PASSWORD)).statusCode).toBe(429)
  expect((await own.signIn(email, NEW_PASSWORD)).statusCode).toBe(200)
  await reset(first, PASSWORD)
  for (const from of [own, lost, first]) expect((await from.signIn(email, PASSWORD)).statusCode).toBe(429)
})
