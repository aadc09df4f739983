import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
const mails = async (userId: string, template: string) =>
  t.db
    .selectFrom('outbox_mails')
    .select('data')
    .where('user_id', '=', userId)
    .where('template', '=', template)
    .orderBy('created_at')
    .execute()

describe('switching on', () => {
  test('needs the password, then a code; recovery codes are shown once, the rest is told by mail and recorded', async () => {
    const { id, cookie, email } = await t.person('user')
    const own = browser(t, { cookie })
    const refused = await own.post('/api/account/two-factor/start', { currentPassword: 'errada' })
    expect(errorOf(refused)).toEqual([422, 'wrong_password'])
    expect(refused.json().error.fields).toEqual({ currentPassword: 'wrong_password' })

    const { secret, uri, qr } = (await own.post('/api/account/two-factor/start', { currentPassword: PASSWORD })).json()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toBe(
      `otpauth://totp/Travessia:${encodeURIComponent(email)}?secret=${secret}&issuer=Travessia&algorithm=SHA1&digits=6&period=30`,
    )
    expect(qr.length).toBeGreaterThan(30)
    for (const row of qr) expect(row).toMatch(new RegExp(`^0000[01]{${qr.length - 8}}0000$`))
    // The second factor is inactive until a code confirms it.
    expect((await browser(t).signIn(email)).json()).toMatchObject({ secondStep: false, user: { id } })

    const app = authenticator(t, secret)
    const wrong = await own.post('/api/account/two-factor/confirm', { code: app.wrong() })
    expect(errorOf(wrong)).toEqual([422, 'wrong_code'])
    const { recoveryCodes } = (await own.post('/api/account/two-factor/confirm', { code: app.code() })).json()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect(await mails(id, 'two-factor-changed')).toEqual([{ data: { change: 'on' } }])
    const audited = await t.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'account.twoFactorChanged')
      .where('subject_id', '=', id)
      .execute()
    expect(audited).toEqual([{ details: { change: 'on' } }])
  })

  test('of two starts the later secret counts; once on, it cannot be replaced by a start', async () => {
    const own = browser(t, { cookie: (await t.person('user')).cookie })
    const start = async () => (await own.post('/api/account/two-factor/start', { currentPassword: PASSWORD })).json()
    const [older, newer] = [authenticator(t, (await start()).secret), authenticator(t, (await start()).secret)]
    const confirm = (code: string) => own.post('/api/account/two-factor/confirm', { code })
    expect((await confirm(older.code())).statusCode).toBe(422)
    expect((await confirm(newer.code())).statusCode).toBe(200)
    expect((await confirm(newer.fresh())).statusCode).toBe(409)
    expect((await own.post('/api/account/two-factor/start', { currentPassword: PASSWORD })).statusCode).toBe(409)
  })

  test('a confirmation without a start is refused', async () => {
    const own = browser(t, { cookie: (await t.person('user')).cookie })
    expect((await own.post('/api/account/two-factor/confirm', { code: '123456' })).statusCode).toBe(409)
  })

  test('the table holds neither the secret nor a recovery code nor its plain hash', async () => {
    const { id, started, recoveryCodes } = await protectedPerson()
    const { rows } = await t.owner.query('select t::text as text from two_factors t where user_id = $1', [id])
    const text = String(rows[0]?.text)
    expect(text).toContain('s1.')
    expect(text).not.toContain(started.json().secret)
    for (const code of recoveryCodes) expect(text).not.toContain(code.slice(0, 5))
    // The secret is sealed for one account: copied to another account's row it cannot be opened.
    const other = await protectedPerson()
    await t.owner.query(
      'update two_factors set secret = (select secret from two_factors where user_id = $1) where user_id = $2',
      [id, other.id],
    )
    const half = browser(t)
    await half.signIn(other.email)
    expect((await half.giveCode(other.app.fresh())).statusCode).toBe(500)
  })
})

describe('afterwards', () => {
  test('switching off needs password and code, and the password alone is enough afterwards', async () => {
    const { id, email, own, app } = await protectedPerson()
    const disable = (currentPassword: string, code: string) =>
      own.post('/api/account/two-factor/disable', { currentPassword, code })
    expect(errorOf(await disable('errada', app.fresh()))).toEqual([422, 'wrong_password'])
    expect(errorOf(await disable(PASSWORD, app.wrong()))).toEqual([422, 'wrong_code'])
    expect((await browser(t).signIn(email)).json().secondStep).toBe(true)
    expect((await disable(PASSWORD, app.fresh())).statusCode).toBe(200)
    expect((await browser(t).signIn(email)).json()).toMatchObject({ secondStep: false, user: { id } })
    expect((await mails(id, 'two-factor-changed')).map(({ data }) => data)).toEqual([
      { change: 'on' },
      { change: 'off' },
    ])
    expect(await t.db.selectFrom('two_factors').select('id').where('user_id', '=', id).execute()).toEqual([])
  })

  test('guessing at an open screen is stopped in the same way', async () => {
    const { own, app } = await protectedPerson()
    const renew = (code: string) =>
      own.post('/api/account/two-factor/recovery-codes', { currentPassword: PASSWORD, code })
    for (let n = 1; n <= 4; n++) expect((await renew(app.wrong())).statusCode).toBe(422)
    expect(errorOf(await renew(app.wrong()))).toEqual([429, 'too_many_requests'])
    expect((await renew(app.fresh())).statusCode).toBe(429)
  })

  test('new recovery codes void the old ones', async () => {
    const { id, email, own, app, recoveryCodes: old } = await protectedPerson()
    const body = { currentPassword: PASSWORD, code: app.fresh() }
    const { recoveryCodes } = (await own.post('/api/account/two-factor/recovery-codes', body)).json()
    expect(recoveryCodes).toHaveLength(10)
    const half = browser(t)
    await half.signIn(email)
    expect((await half.giveCode(old[0] ?? '')).statusCode).toBe(422)
    expect((await half.giveCode(recoveryCodes[0])).statusCode).toBe(200)
    expect((await mails(id, 'two-factor-changed')).at(-1)?.data).toEqual({ change: 'codes' })
  })

  test('staff cannot switch it off while the settings ask for it; customers can', async () => {
    const [staff, customer] = [await protectedPerson('admin'), await protectedPerson()]
    await t.db.updateTable('site_settings').set({ require_two_factor: true }).execute()
    const disable = ({ own, app }: typeof staff) =>
      own.post('/api/account/two-factor/disable', { currentPassword: PASSWORD, code: app.fresh() })
    expect(errorOf(await disable(staff))).toEqual([403, 'forbidden'])
    expect((await disable(customer)).statusCode).toBe(200)
  })
})
