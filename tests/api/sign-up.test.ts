import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { cookieText, ownCookieName } from '#server/auth/cookies.ts'
import { passwordWork } from '#server/auth/password-hashing.ts'
import { REAL_COST } from '#tests/support/cheap-passwords.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
const owner = 'dona@example.test'
const lines: string[] = []
beforeAll(async () => {
  const config = { ownerEmail: owner }
  vi.stubEnv(REAL_COST, '1')
  t = await testApp({ config, lines })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await t.close()
})
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

describe('sign-up', () => {
  test('makes a customer, signed in, with a verification mail queued and preferences stored', async () => {
    const email = fresh()
    const answer = await signUp(` ${email.toUpperCase()} `, { role: 'superadmin' })
    expect(answer.statusCode).toBe(201)
    const user = await session(cookieOf(answer))
    expect(user).toMatchObject({ email, role: 'user', emailVerified: false })
    const mails = await t.db.selectFrom('outbox_mails').select('template').where('user_id', '=', user.id).execute()
    expect(mails).toEqual([{ template: 'verify-email' }])
    expect(
      await t.db.selectFrom('user_preferences').select('language').where('user_id', '=', user.id).execute(),
    ).toEqual([{ language: 'pt_BR' }])
  })

  test('a taken address is refused after the same hashing work, and its holder gets a mail', async () => {
    const email = fresh()
    const before = passwordWork.count
    await signUp(email)
    const first = passwordWork.count - before
    const again = await signUp(email)
    expect(again.statusCode).toBe(422)
    expect(again.json().error).toMatchObject({ code: 'account_not_created', message: 'Erro ao criar conta' })
    expect(passwordWork.count - before - first).toBe(first)
    const { id } = await t.db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const mails = await t.db
      .selectFrom('outbox_mails')
      .select('template')
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute()
    expect(mails.map((mail) => mail.template)).toEqual(['verify-email', 'email-taken'])
  })

  test.each(['12345', '      ', ''])('refuses the password %j', async (password) => {
    const answer = await signUp(fresh(), { password })
    expect([400, 422]).toContain(answer.statusCode)
  })
  test.each(['password123', '12345678', 'travessia', 'Travessia1'])(
    'refuses the guessable password %j',
    async (password) => {
      const answer = await signUp(fresh(), { password })
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'weak_password'])
    },
  )
  test("refuses one's own address as password", async () => {
    const email = fresh()
    expect((await signUp(email, { password: email })).statusCode).toBe(422)
  })
  test.each(['xy'.repeat(32), 'yz'.repeat(64), ' com  espaços ', 'ção'.repeat(30)])(
    'accepts and verifies exactly %j',
    async (password) => {
      const email = fresh()
      expect((await signUp(email, { password })).statusCode).toBe(201)
      expect((await signIn(email, password)).statusCode).toBe(200)
      expect((await signIn(email, password.trim().slice(0, -1))).statusCode).toBe(401)
      expect((await signIn(email, `${password.slice(0, 72)}!`)).statusCode).toBe(401)
    },
  )
  test('two at once with one address make one account', async () => {
    const email = fresh()
    const answers = await Promise.all([signUp(email), signUp(email), signUp(email)])
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1)
    expect(answers.every((answer) => answer.statusCode < 500)).toBe(true)
  })
})

describe("the owner's address", () => {
  const ask = (app: TestApp, email: string) => app.call('POST', '/api/auth/owner-address', { body: { email } })
  test('is told by yes or no, however it is written', async () => {
    expect((await ask(t, ` ${owner.toUpperCase()}`)).json()).toEqual({ owner: true })
    expect((await ask(t, fresh())).json()).toEqual({ owner: false })
  })
  test('cannot be searched for at leisure', async () => {
    for (let i = 0; i < 30; i++) expect((await ask(t, fresh())).statusCode).toBe(200)
    expect((await ask(t, owner)).statusCode).toBe(429)
  })
  test('comes with the session, so that no page has to ask for its reader', async () => {
    expect((await signUp(fresh())).json().user.owner).toBe(false)
    expect((await signUp(owner)).json().user.owner).toBe(true)
  })
  test('is nobody without OWNER_EMAIL', async () => {
    const other = await testApp()
    expect((await ask(other, owner)).json()).toEqual({ owner: false })
    await other.close()
  })
})

describe('what is agreed to', () => {
  test('is recorded with version and time', async () => {
    const answer = await signUp(fresh(), { acceptedTerms: currentConsent.terms })
    const rows = await t.db
      .selectFrom('consents')
      .select(['document', 'version'])
      .where('user_id', '=', answer.json().user.id)
      .orderBy('document')
      .execute()
    expect(rows).toEqual([
      { document: 'privacy', version: currentConsent.privacy },
      { document: 'terms', version: currentConsent.terms },
    ])
  })
})

describe('what is stored', () => {
  test('argon2id hashes, and no session token in the clear', async () => {
    const answer = await signUp(fresh())
    const rows = await t.db.selectFrom('credentials').select('password').execute()
    for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const token = decodeURIComponent(cookieOf(answer).split('=')[1] ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThanOrEqual(22)
    const tokens = await t.db.selectFrom('sessions').select('token').execute()
    expect(tokens.map((row) => row.token)).not.toContain(token)
    expect(answer.body).not.toContain(token)
  })
  test('the cookie is out of reach for scripts and other sites', async () => {
    const header = String((await signUp(fresh())).headers['set-cookie'])
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(header).toContain(part)
  })
  test('over https the cookie is secure and bound to the host', () => {
    const cookie = cookieText('https://travessia.test', { name: 'travessia', value: 'x', maxAgeSeconds: 60 })
    expect(cookie).toBe('__Host-travessia=x; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure')
    expect(ownCookieName('http://localhost:3000', 'travessia')).toBe('travessia')
  })
  test('logs hold no address, password or token', async () => {
    await signUp(fresh())
    const text = lines.join('\n')
    expect(text).toContain('"route":"/api/auth/sign-up/email"')
    expect(text).not.toMatch(/example\.test|barco a vapor|travessia=/)
  })
})
