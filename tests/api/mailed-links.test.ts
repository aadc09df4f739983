import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#server/auth/account-tokens.ts'
import { inTransaction } from '#server/context.ts'
import { browser } from '#tests/support/browser.ts'
import { sendQueued, tokenIn } from '#tests/support/queued-mail.ts'
import { recordStatements } from '#tests/support/recorded-statements.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
const owner = 'dona@example.test'
const lines: string[] = []
beforeAll(async () => {
  t = await testApp({ config: { ownerEmail: owner }, lines })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  t.clock.ahead = 0
})

let n = 0
const fresh = () => `correio${++n}@example.test`
const signIn = (email: string, password?: string) => browser(t).signIn(email, password)
const session = async (cookie: string) => (await t.call('GET', '/api/session', { cookie })).json().user

const roleOf = (id: string) =>
  t.db.selectFrom('profiles').select(['role', 'email_verified']).where('id', '=', id).executeTakeFirstOrThrow()

const askReset = (email: string) => t.call('POST', '/api/auth/request-password-reset', { body: { email } })
const reset = (token: string, password: string) =>
  t.call('POST', '/api/auth/reset-password', { body: { token, password } })

describe('asking for a new password', () => {
  const known = async () => {
    const person = await t.person('user')
    await t.owner.query('delete from outbox_mails where user_id = $1', [person.id])
    return person
  }
  const resets = async (userId: string) =>
    (await sendQueued(t, userId)).filter(({ subject }) => subject.startsWith('Redefina'))

  test('is the same work for known, unknown and disabled addresses, statement by statement', async () => {
    const [person, disabled] = [await known(), await known()]
    await t.db.updateTable('profiles').set({ banned: true }).where('id', '=', disabled.id).execute()
    const works = []
    // Unknown and known addresses are asked twice, because a first call may also prepare named statements.
    for (const email of [fresh(), person.email, fresh(), disabled.email, person.email])
      works.push((await recordStatements(() => askReset(email), { only: /./ })).map(({ text }) => text))
    expect(works[0]?.length).toBeGreaterThan(3)
    for (const work of works) expect(work).toEqual(works[0])
    expect(await resets(disabled.id)).toEqual([])
  })

  test('sends three mails an hour at most, however often and at however many at once it is asked', async () => {
    const person = await known()
    let mails = 0
    for (let minute = 0; minute < 30; minute++) {
      t.clock.ahead = minute * 60_000
      await t.db.deleteFrom('rate_limits').execute()
      await Promise.all([askReset(person.email), askReset(person.email), askReset(person.email)])
      mails += (await resets(person.id)).length
    }
    expect(mails).toBe(3)
    t.clock.ahead = 61 * 60_000
    await askReset(person.email)
    expect(await resets(person.id)).toHaveLength(1)
  })

  test('does not void the link that was just sent', async () => {
    const person = await known()
    await askReset(person.email)
    const [mail] = await resets(person.id)
    for (let again = 0; again < 5; again++) await askReset(person.email)
    expect(await resets(person.id)).toEqual([])
    expect((await reset(tokenIn(mail), 'outro barco 77')).statusCode).toBe(200)
  })

  test('sends no link any more once the password is another one', async () => {
    const person = await known()
    await askReset(person.email)
    const token = await issueToken(t.db, t.services.newId, t.services.now(), {
      userId: person.id,
      purpose: 'reset_password',
      lifetimeMs: 3_600_000,
    })
    await inTransaction(t.context, (tx) => tx.emit('account.recoveryAsked', { accountId: person.id }))
    expect((await reset(token, 'outro barco 77')).statusCode).toBe(200)
    await t.owner.query('delete from graphile_worker._private_jobs')
    expect(await resets(person.id)).toEqual([])
  })
})

describe('links sent by mail', () => {
  const token = (userId: string, purpose: 'verify_email' | 'reset_password') =>
    issueToken(t.db, t.services.newId, t.services.now(), { userId, purpose, lifetimeMs: 3_600_000 })

  test('recovery answers alike for known and unknown addresses and sends one mail', async () => {
    const person = await t.person('user')
    const ask = (email: string) => t.call('POST', '/api/auth/request-password-reset', { body: { email } })
    const [known, unknown] = [await ask(person.email), await ask(fresh())]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    await sendQueued(t)
    const mails = await t.db
      .selectFrom('outbox_mails')
      .select('id')
      .where('user_id', '=', person.id)
      .where('template', '=', 'reset-password')
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('a new password ends all sessions; the link works once', async () => {
    const person = await t.person('user')
    const link = await token(person.id, 'reset_password')
    const reset = (password: string) => t.call('POST', '/api/auth/reset-password', { body: { token: link, password } })
    expect((await reset('outro barco 77')).statusCode).toBe(200)
    const again = await reset('mais um barco 78')
    expect([again.statusCode, again.json().error.code]).toEqual([410, 'link_used'])
    expect(await session(person.cookie)).toBeNull()
    expect((await signIn(person.email)).statusCode).toBe(401)
    expect((await signIn(person.email, 'outro barco 77')).statusCode).toBe(200)
  })

  test('an older link dies with a newer one, and any link with time', async () => {
    const person = await t.person('user')
    const older = await token(person.id, 'reset_password')
    const newer = await token(person.id, 'reset_password')
    const reset = (link: string) =>
      t.call('POST', '/api/auth/reset-password', { body: { token: link, password: 'outro barco 77' } })
    expect((await reset(older)).json().error.code).toBe('link_expired')
    t.clock.ahead = 61 * 60_000
    expect((await reset(newer)).json().error.code).toBe('link_expired')
  })

  test('a weak new password leaves the link usable', async () => {
    const person = await t.person('user')
    const link = await token(person.id, 'reset_password')
    expect(
      (await t.call('POST', '/api/auth/reset-password', { body: { token: link, password: person.email } })).statusCode,
    ).toBe(422)
    expect(
      (await t.call('POST', '/api/auth/reset-password', { body: { token: link, password: 'outro barco 77' } }))
        .statusCode,
    ).toBe(200)
  })

  test("only the owner's confirmed address becomes superadmin", async () => {
    const own = browser(t)
    await own.signUp(owner)
    const cookie = own.cookie()
    const claimed = await session(cookie)
    expect(claimed.role).toBe('user')
    const confirmed = await t.call('POST', '/api/auth/verify-email', {
      cookie,
      body: { token: await token(claimed.id, 'verify_email') },
    })
    expect(confirmed.json()).toMatchObject({ user: null, startsAfresh: true })
    expect(await roleOf(claimed.id)).toEqual({ role: 'superadmin', email_verified: true })
    const other = await t.person('user')
    await t.call('POST', '/api/auth/verify-email', { body: { token: await token(other.id, 'verify_email') } })
    expect(await session(other.cookie)).toMatchObject({ role: 'user', emailVerified: true })
  })

  test('a mail scanner that opens the address uses nothing up and signs nobody in', async () => {
    const person = await t.person('user')
    const link = await token(person.id, 'verify_email')
    for (const url of [
      `/verificar-email?token=${link}`,
      '/api/auth/verify-email',
      `/api/auth/verify-email?token=${link}`,
    ]) {
      const answer = await t.call('GET', url)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
    const confirm = () => t.call('POST', '/api/auth/verify-email', { body: { token: link } })
    const confirmed = await confirm()
    expect([confirmed.statusCode, confirmed.json().user]).toEqual([200, null])
    expect(confirmed.headers['set-cookie']).toBeUndefined()
    expect((await confirm()).statusCode).toBe(410)
  })

  test('a link of one kind does nothing of another', async () => {
    const person = await t.person('user')
    const link = await token(person.id, 'verify_email')
    const reset = await t.call('POST', '/api/auth/reset-password', {
      body: { token: link, password: 'outro barco 77' },
    })
    expect(reset.statusCode).toBe(410)
    const recovery = await token(person.id, 'reset_password')
    expect((await t.call('POST', '/api/auth/verify-email', { body: { token: recovery } })).statusCode).toBe(410)
  })

  test.each(['12345', 'password123'])('refuses the new password %j', async (password) => {
    const person = await t.person('user')
    const link = await token(person.id, 'reset_password')
    const answer = await t.call('POST', '/api/auth/reset-password', { body: { token: link, password } })
    expect([400, 422]).toContain(answer.statusCode)
    expect((await signIn(person.email)).statusCode).toBe(200)
  })

  test('no link is in a log', async () => {
    const person = await t.person('user')
    const link = await token(person.id, 'reset_password')
    await t.call('POST', '/api/auth/reset-password', { body: { token: link, password: 'outro barco 77' } })
    await t.call('GET', `/redefinir-senha?token=${link}`)
    expect(lines.join('\n')).toContain('/api/auth/reset-password')
    expect(lines.join('\n')).not.toContain(link)
  })
})
