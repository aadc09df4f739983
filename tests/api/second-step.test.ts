import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#server/auth/account-tokens.ts'
import { enrol } from '#tests/support/authenticator.ts'
import { browser, setCookie } from '#tests/support/browser.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
  await t.db.updateTable('site_settings').set({ require_two_factor: false }).execute()
})

const errorOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
]
async function protectedPerson(role: 'user' | 'admin' = 'user') {
  const { id, email, cookie } = await t.person(role)
  const own = browser(t, { cookie })
  return { id, email, own, ...(await enrol(t, own)) }
}

describe('signing in', () => {
  test('the right password opens no session yet; the code does, with a new token', async () => {
    const { id, email, app } = await protectedPerson()
    const half = browser(t)
    const first = await half.signIn(email)
    expect(first.json()).toMatchObject({ user: null, secondStep: true, required: null })
    expect(setCookie(first, 'travessia')).toBeUndefined()
    expect(setCookie(first, 'travessia-step')).toMatch(/=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await half.session()).toMatchObject({ user: null, secondStep: true })

    const second = await half.giveCode(app.fresh())
    expect(second.statusCode).toBe(200)
    expect(second.json()).toMatchObject({ user: { id }, secondStep: false })
    expect(setCookie(second, 'travessia-step')).toContain('Max-Age=0')
    expect(await half.session()).toMatchObject({ user: { id }, secondStep: false })
  })

  test('the half-open door leads nowhere else', async () => {
    const { email } = await protectedPerson()
    const half = browser(t)
    await half.signIn(email)
    for (const url of [
      '/api/notifications',
      '/api/account',
      '/api/account/devices',
      '/api/registrations',
      '/api/events',
    ])
      expect([url, (await half.get(url)).statusCode]).toEqual([url, 401])
    for (const url of ['/api/account/two-factor/start', '/api/account/password', '/api/auth/sign-out'])
      expect([url, (await half.post(url)).statusCode]).toEqual([url, 401])
  })

  test('whoever was signed in with this browser is no more', async () => {
    const before = await t.person('user')
    const { email } = await protectedPerson()
    const same = browser(t, { cookie: before.cookie })
    await same.signIn(email)
    expect(await same.session()).toMatchObject({ user: null, secondStep: true })
    expect((await t.call('GET', '/api/notifications', { cookie: before.cookie })).statusCode).toBe(401)
  })

  test('without, with a made-up, or with an expired first half there is no second', async () => {
    const { email, app } = await protectedPerson()
    expect(errorOf(await browser(t).giveCode(app.code()))).toEqual([401, 'second_step_over'])
    const forged = browser(t, { cookie: `travessia-step=${'A'.repeat(43)}` })
    expect(errorOf(await forged.giveCode(app.code()))).toEqual([401, 'second_step_over'])
    const late = browser(t)
    await late.signIn(email)
    t.clock.ahead += 10 * 60_000 + 1000
    expect((await late.session()).secondStep).toBe(false)
    expect(errorOf(await late.giveCode(app.code()))).toEqual([401, 'second_step_over'])
  })

  test('a first half works once', async () => {
    const { email, app } = await protectedPerson()
    const half = browser(t)
    await half.signIn(email)
    const cookie = half.cookie()
    await half.giveCode(app.fresh())
    const again = await t.call('POST', '/api/auth/two-factor/verify', { cookie, body: { code: app.fresh() } })
    expect(errorOf(again)).toEqual([401, 'second_step_over'])
  })

  test('a code works once within its time, also when it is used twice at the same moment', async () => {
    const { id, email, app } = await protectedPerson()
    const code = app.fresh()
    const [one, two] = [browser(t), browser(t)]
    await one.signIn(email)
    expect((await one.giveCode(code)).statusCode).toBe(200)
    await two.signIn(email)
    expect(errorOf(await two.giveCode(code))).toEqual([422, 'wrong_code'])

    const next = app.fresh()
    const cookie = two.cookie()
    const before = await t.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()
    const many = await Promise.all(
      Array.from({ length: 6 }, () => t.call('POST', '/api/auth/two-factor/verify', { cookie, body: { code: next } })),
    )
    expect(many.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(many.every((answer) => answer.statusCode < 500)).toBe(true)
    const after = await t.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()
    expect(after.length - before.length).toBe(1)
  })

  test('a recovery code works once, however it is written', async () => {
    const { id, email, recoveryCodes } = await protectedPerson()
    const [code = ''] = recoveryCodes
    const half = browser(t)
    await half.signIn(email)
    expect((await half.giveCode(` ${code.toUpperCase().replace('-', ' ')} `)).statusCode).toBe(200)
    const again = browser(t)
    await again.signIn(email)
    expect(errorOf(await again.giveCode(code))).toEqual([422, 'wrong_code'])
    expect((await again.giveCode(recoveryCodes[1] ?? '')).statusCode).toBe(200)
    const left = (await again.get('/api/account')).json().twoFactor
    expect(left).toMatchObject({ enabled: true, recoveryCodesLeft: 8 })
    const audited = await t.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'account.recoveryCodeUsed')
      .where('subject_id', '=', id)
      .execute()
    expect(audited).toHaveLength(2)
  })

  test("somebody else's code and recovery code are wrong", async () => {
    const [mine, other] = [await protectedPerson(), await protectedPerson()]
    const half = browser(t)
    await half.signIn(mine.email)
    expect((await half.giveCode(other.recoveryCodes[0] ?? '')).statusCode).toBe(422)
    expect((await half.giveCode(other.app.fresh())).statusCode).toBe(422)
  })
})

describe('guessing', () => {
  test('five wrong codes in a row stop it for a quarter of an hour, also with a fresh first half', async () => {
    const { email, app, recoveryCodes } = await protectedPerson()
    const half = browser(t)
    await half.signIn(email)
    for (let n = 1; n <= 3; n++) expect((await half.giveCode(app.wrong())).statusCode).toBe(422)
    // A correct password in between does not reset the count of wrong codes.
    await half.signIn(email)
    expect((await half.giveCode('aaaaa-bbbbb')).statusCode).toBe(422)
    const fifth = await half.giveCode(app.wrong())
    expect(errorOf(fifth)).toEqual([429, 'too_many_requests'])
    expect(Number(fifth.headers['retry-after'])).toBe(900)
    expect(errorOf(await half.giveCode(app.fresh()))).toEqual([401, 'second_step_over'])
    expect((await half.session()).secondStep).toBe(false)

    const other = browser(t)
    const locked = await other.signIn(email)
    expect(errorOf(locked)).toEqual([429, 'too_many_requests'])
    expect(setCookie(locked, 'travessia-step')).toBeUndefined()
    expect((await other.giveCode(recoveryCodes[0] ?? '')).statusCode).toBe(401)

    t.clock.ahead += 15 * 60_000
    await t.db.deleteFrom('rate_limits').execute()
    expect((await other.signIn(email)).statusCode).toBe(200)
    expect((await other.giveCode(app.fresh())).statusCode).toBe(200)
  })

  test('a right code forgives the wrong ones before it', async () => {
    const { email, app } = await protectedPerson()
    for (let round = 0; round < 2; round++) {
      const half = browser(t)
      await half.signIn(email)
      for (let n = 0; n < 4; n++) expect((await half.giveCode(app.wrong())).statusCode).toBe(422)
      expect((await half.giveCode(app.fresh())).statusCode).toBe(200)
    }
  })

  test('wrong codes at the same moment are all counted', async () => {
    const { email, app } = await protectedPerson()
    const half = browser(t)
    await half.signIn(email)
    const cookie = half.cookie()
    const code = app.wrong()
    const many = await Promise.all(
      Array.from({ length: 8 }, () => t.call('POST', '/api/auth/two-factor/verify', { cookie, body: { code } })),
    )
    expect(many.filter((answer) => answer.statusCode === 422)).toHaveLength(4)
  })

  test('a first half that is never finished counts as a failed sign-in', async () => {
    const { email } = await protectedPerson()
    for (let n = 0; n < 10; n++) expect((await browser(t).signIn(email)).json().secondStep).toBe(true)
    expect(errorOf(await browser(t).signIn(email))).toEqual([429, 'too_many_requests'])
  })
})

describe('around it', () => {
  test('a disabled account stays out at both steps', async () => {
    const { id, email, app } = await protectedPerson()
    const half = browser(t)
    await half.signIn(email)
    await t.db.updateTable('profiles').set({ banned: true }).where('id', '=', id).execute()
    expect((await half.session()).secondStep).toBe(false)
    expect(errorOf(await half.giveCode(app.fresh()))).toEqual([403, 'account_disabled'])
    const again = await browser(t).signIn(email)
    expect(errorOf(again)).toEqual([403, 'account_disabled'])
    expect(setCookie(again, 'travessia-step')).toBeUndefined()
  })

  test('a new password does not skip the code, and voids a first half made with the old one', async () => {
    const { id, email, app } = await protectedPerson()
    const half = browser(t)
    await half.signIn(email)
    t.clock.ahead += 1000
    const token = await issueToken(t.db, t.services.newId, t.services.now(), {
      userId: id,
      purpose: 'reset_password',
      lifetimeMs: 3_600_000,
    })
    const reset = await t.call('POST', '/api/auth/reset-password', { body: { token, password: 'outro barco 77' } })
    expect(reset.statusCode).toBe(200)
    expect(errorOf(await half.giveCode(app.fresh()))).toEqual([401, 'second_step_over'])
    expect((await browser(t).signIn(email, 'outro barco 77')).json()).toMatchObject({ user: null, secondStep: true })
  })
})
