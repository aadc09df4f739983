import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueToken, type TokenPurpose } from '#server/auth/account-tokens.ts'
import { enrol } from '#tests/support/authenticator.ts'
import { type Browser, browser } from '#tests/support/browser.ts'
import { sendQueued, tokenIn } from '#tests/support/queued-mail.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

const NEW = 'a senha de quem abre a caixa 9'
let t: TestApp
let n = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
})

const issue = (userId: string, purpose: TokenPurpose) =>
  issueToken(t.db, t.services.newId, t.services.now(), { userId, purpose, lifetimeMs: 3_600_000 })
/** A person who signed up with an address that may belong to another person. */
async function signedUp() {
  const email = `vitima${++n}@example.test`
  const own = browser(t)
  const { id } = (await own.signUp(email)).json().user as { id: string }
  return { id, email, own }
}
const alive = async (own: Browser) => (await own.get('/api/notifications')).statusCode === 200
const phone = (own: Browser, number: string) =>
  t.call('PUT', '/api/account/profile', { cookie: own.cookie(), body: { name: 'Lia Costa', phone: number } })
const errorOf = (answer: { statusCode: number; json: () => { error: { code: string; reason?: string } } }) => {
  const { code, reason } = answer.json().error
  return [answer.statusCode, code, reason]
}
const leftOf = async (id: string) => ({
  ...(await t.db
    .selectFrom('profiles')
    .select(['phone', 'two_factor_enabled', 'email_verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()),
  factors: (await t.db.selectFrom('two_factors').select('id').where('user_id', '=', id).execute()).length,
})
const nothing = { phone: null, two_factor_enabled: false, email_verified: true, factors: 0 }
/** Sets a second factor and a phone number on an unconfirmed account, as older versions allowed a stranger to do. */
async function plant(id: string) {
  await t.db.updateTable('profiles').set({ email_verified: true }).where('id', '=', id).execute()
  const own = browser(t, { cookie: await t.openSession(id) })
  await enrol(t, own)
  await phone(own, '+5511987654321')
  await t.db.updateTable('profiles').set({ email_verified: false }).where('id', '=', id).execute()
  return own
}

describe('the first proof of a mailbox', () => {
  test('in another browser starts the account afresh and mails the link for a password', async () => {
    const { id, email, own } = await signedUp()
    const other = await plant(id)
    await t.owner.query('delete from outbox_mails where user_id = $1', [id])
    const answer = await browser(t).post('/api/auth/verify-email', { token: await issue(id, 'verify_email') })
    expect(answer.json()).toMatchObject({ user: null, startsAfresh: true })
    expect([await alive(own), await alive(other)]).toEqual([false, false])
    expect(await leftOf(id)).toEqual(nothing)
    expect((await browser(t).signIn(email)).statusCode).toBe(401)
    const token = tokenIn((await sendQueued(t, id)).find(({ subject }) => subject.startsWith('Redefina')))
    expect((await browser(t).post('/api/auth/reset-password', { token, password: NEW })).statusCode).toBe(200)
    expect((await browser(t).signIn(email, NEW)).json()).toMatchObject({ secondStep: false, user: { id } })
  })

  test('by somebody who is signed in as another person starts it afresh as well, and that person stays', async () => {
    const { id, own } = await signedUp()
    const victim = browser(t, { cookie: (await t.person('user')).cookie })
    const answer = await victim.post('/api/auth/verify-email', { token: await issue(id, 'verify_email') })
    expect(answer.json()).toMatchObject({ startsAfresh: true })
    expect([await alive(own), await alive(victim)]).toEqual([false, true])
  })

  test('in its own session leaves everything as it is', async () => {
    const { id, email, own } = await signedUp()
    const answer = await own.post('/api/auth/verify-email', { token: await issue(id, 'verify_email') })
    expect(answer.json()).toMatchObject({ user: { id, emailVerified: true }, startsAfresh: false })
    expect(await alive(own)).toBe(true)
    expect((await browser(t).signIn(email)).statusCode).toBe(200)
  })

  test('by the link for a new password confirms the address and leaves nothing of before', async () => {
    const { id, email, own } = await signedUp()
    const other = await plant(id)
    const token = await issue(id, 'reset_password')
    expect((await browser(t).post('/api/auth/reset-password', { token, password: NEW })).statusCode).toBe(200)
    expect([await alive(own), await alive(other)]).toEqual([false, false])
    expect(await leftOf(id)).toEqual(nothing)
    expect((await browser(t).signIn(email)).statusCode).toBe(401)
    expect((await browser(t).signIn(email, NEW)).json()).toMatchObject({
      secondStep: false,
      user: { emailVerified: true },
    })
  })

  test('is not repeated: later links take no second factor and no session away', async () => {
    const { id, cookie } = await t.person('user')
    const own = browser(t, { cookie })
    await enrol(t, own)
    await browser(t).post('/api/auth/verify-email', { token: await issue(id, 'verify_email') })
    expect([await alive(own), (await leftOf(id)).two_factor_enabled]).toEqual([true, true])
    const token = await issue(id, 'reset_password')
    await browser(t).post('/api/auth/reset-password', { token, password: NEW })
    expect((await leftOf(id)).two_factor_enabled).toBe(true)
  })
})

describe('before the address is confirmed', () => {
  test('no second factor and no telephone is set', async () => {
    const { id, own } = await signedUp()
    const refused = [403, 'email_unverified', 'confirm_first']
    expect(errorOf(await own.post('/api/account/two-factor/start', { currentPassword: PASSWORD }))).toEqual(refused)
    expect(errorOf(await own.post('/api/account/two-factor/confirm', { code: '123456' }))).toEqual(refused)
    expect(errorOf(await phone(own, '+5511987654321'))).toEqual(refused)
    expect((await phone(own, '')).statusCode).toBe(200)
    await own.post('/api/auth/verify-email', { token: await issue(id, 'verify_email') })
    expect((await phone(own, '+5511987654321')).statusCode).toBe(200)
    expect((await enrol(t, own)).confirmed.statusCode).toBe(200)
  })
})
