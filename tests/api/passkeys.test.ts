import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passkeyDomain } from '#features/accounts/server/passkeys/challenge.ts'
import { resetDueFactors } from '#features/accounts/server/two-factor/reset-due.ts'
import { personalTables } from '#features/server.ts'
import { issueToken } from '#server/auth/account-tokens.ts'
import { systemContext } from '#server/context.ts'
import { actingScene } from '#tests/support/acting.ts'
import { enrol } from '#tests/support/authenticator.ts'
import { type Browser, browser, setCookie } from '#tests/support/browser.ts'
import { addPasskey, challengeFor, passkeyDevice, signInByPasskey } from '#tests/support/passkey-device.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { withoutProof } from '#tests/support/session-proof.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

const MINUTE = 60_000
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
const require2 = (required: boolean) =>
  t.db.updateTable('site_settings').set({ require_two_factor: required, two_factor_decided: true }).execute()
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
  await require2(false)
})

type Answer = { statusCode: number; json: () => { error?: { code: string; reason?: string } } }
const errorOf = (answer: Answer) => {
  const { error } = answer.json()
  return [answer.statusCode, error?.reason ?? error?.code ?? null]
}
const refused = [422, 'wrong_passkey']
async function owner(role: 'user' | 'admin' | 'superadmin' = 'user') {
  const person = await t.person(role)
  const own = browser(t, { cookie: person.cookie, userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' })
  return { ...person, own, ...(await addPasskey(own)) }
}
const list = async (own: Browser) => (await own.get('/api/account/passkeys')).json().items
const audited = async (id: string) => {
  const { rows } = await t.owner.query<{ action: string; change: string | null }>(
    `select action, details->>'change' as change from audit_log where subject_id = $1 order by id`,
    [id],
  )
  return rows.map(({ action, change }) => (change ? `${action} ${change}` : action))
}

describe('a passkey', () => {
  test('is made, named, listed and removed; mail and audit log tell of it', async () => {
    const { id, own, added, begun } = await owner()
    expect(begun.json()).toMatchObject({ rpId: 'localhost', rpName: 'Travessia', known: [] })
    expect(added.statusCode).toBe(200)
    const [made] = await list(own)
    expect(made).toEqual({
      id: expect.any(String),
      name: 'Chrome no Android',
      createdAt: expect.any(String),
      lastUsedAt: null,
    })
    expect((await own.put(`/api/account/passkeys/${made.id}`, { name: ' Meu celular ' })).statusCode).toBe(200)
    expect(await list(own)).toMatchObject([{ name: 'Meu celular' }])
    expect((await own.remove(`/api/account/passkeys/${made.id}`)).statusCode).toBe(200)
    expect(await list(own)).toEqual([])
    const subjects = (await sendQueued(t, id)).map(({ subject }) => subject)
    expect(subjects.slice(-2)).toEqual(['Nova chave de acesso na Travessia', 'Chave de acesso removida na Travessia'])
    const changes = ['account.twoFactorChanged passkey_added', 'account.twoFactorChanged passkey_removed']
    expect((await audited(id)).slice(-2)).toEqual(changes)
  })

  test('signs in without a password, in a browser that nobody has used, with a new token', async () => {
    const { id, device, own } = await owner()
    const other = browser(t, { userAgent: 'Firefox/132.0 (Linux)' })
    const answer = await signInByPasskey(other, device)
    expect(answer.json()).toMatchObject({ user: { id }, secondStep: false, required: null })
    expect(setCookie(answer, 'travessia')).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await list(own))[0].lastUsedAt).toEqual(expect.any(String))
    expect((await audited(id)).slice(-2)).toEqual(['account.passkeyUsed', 'account.signedIn'])
  })

  test('replaces the session and the cookie that the browser had before', async () => {
    const before = await t.person('user')
    const { id, device } = await owner()
    const same = browser(t, { cookie: before.cookie })
    expect((await signInByPasskey(same, device)).json().user.id).toBe(id)
    expect((await t.call('GET', '/api/notifications', { cookie: before.cookie })).statusCode).toBe(401)
  })

  test('tells of a browser that is new', async () => {
    const { id, device, email } = await owner()
    await browser(t).signIn(email)
    await sendQueued(t, id)
    await signInByPasskey(browser(t), device)
    expect((await sendQueued(t, id)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Novo acesso')])
  })

  test('is not the end of the password: where no second factor is required, it goes on to work', async () => {
    const { id, email } = await owner()
    expect((await browser(t).signIn(email)).json()).toMatchObject({ user: { id }, secondStep: false })
  })
})

describe('an answer is refused', () => {
  test('from another origin, for another domain, without the owner, and with a changed handle or key', async () => {
    const { device, id } = await owner()
    const of = browser(t)
    for (const lie of [{ origin: 'https://travessia.example' }, { flags: 0x01 }, { flags: 0x04 }, { userHandle: 'YQ' }])
      expect([lie, errorOf(await signInByPasskey(of, device, lie))]).toEqual([lie, refused])
    const { challenge } = await challengeFor(of)
    const elsewhere = device.answer({ challenge, rpId: 'travessia.example' })
    expect(errorOf(await of.post('/api/auth/passkey', { passkey: elsewhere }))).toEqual(refused)
    const thief = passkeyDevice()
    const stolen = {
      ...thief.answer(await challengeFor(of), { userHandle: Buffer.from(id).toString('base64url') }),
      id: device.id,
      rawId: device.id,
    }
    expect(errorOf(await of.post('/api/auth/passkey', { passkey: stolen }))).toEqual(refused)
    expect((await of.session()).user).toBeNull()
    expect(await audited(id)).toContain('account.passkeyRefused')
  })

  test('a second time, in another browser, after five minutes, and after a wrong try', async () => {
    const { device } = await owner()
    const [one, two] = [browser(t), browser(t)]
    const first = await challengeFor(one)
    const passkey = device.answer(first)
    await challengeFor(two)
    expect(errorOf(await two.post('/api/auth/passkey', { passkey }))).toEqual(refused)
    const cookie = one.cookie()
    expect((await one.post('/api/auth/passkey', { passkey })).statusCode).toBe(200)
    expect(errorOf(await t.call('POST', '/api/auth/passkey', { cookie, body: { passkey } }))).toEqual(refused)

    const late = await challengeFor(two)
    t.clock.ahead = 5 * MINUTE + 1000
    expect(errorOf(await two.post('/api/auth/passkey', { passkey: device.answer(late) }))).toEqual(refused)
    const spent = await challengeFor(two)
    await two.post('/api/auth/passkey', { passkey: device.answer(spent, { origin: 'https://a.example' }) })
    expect(errorOf(await two.post('/api/auth/passkey', { passkey: device.answer(spent) }))).toEqual(refused)
    expect(errorOf(await browser(t).post('/api/auth/passkey', { passkey: device.answer(spent) }))).toEqual(refused)
  })

  test('twice at the same moment one wins', async () => {
    const { device } = await owner()
    const of = browser(t)
    const body = { passkey: device.answer(await challengeFor(of)) }
    const cookie = of.cookie()
    const all = await Promise.all(
      Array.from({ length: 6 }, () => t.call('POST', '/api/auth/passkey', { cookie, body })),
    )
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422])
  })

  test('with a counter that goes back, which betrays a copy', async () => {
    const { device } = await owner()
    expect((await signInByPasskey(browser(t), device, { counter: 7 })).statusCode).toBe(200)
    for (const counter of [7, 6, 0])
      expect(errorOf(await signInByPasskey(browser(t), device, { counter }))).toEqual(refused)
    expect((await signInByPasskey(browser(t), device, { counter: 8 })).statusCode).toBe(200)
  })

  test('for a challenge of another purpose', async () => {
    const { device, own } = await owner()
    const of = browser(t, { cookie: own.cookie() })
    const proof = await challengeFor(of, 'step_up')
    expect(errorOf(await of.post('/api/auth/passkey', { passkey: device.answer(proof) }))).toEqual(refused)
    const entry = await challengeFor(of)
    expect(errorOf(await of.post('/api/auth/step-up', { passkey: device.answer(entry) }))).toEqual(refused)
    const begun = (await of.post('/api/account/passkeys/start')).json()
    expect(errorOf(await of.post('/api/auth/passkey', { passkey: device.answer(begun) }))).toEqual(refused)
  })

  test('of a passkey that was removed or is unknown', async () => {
    const { own, device } = await owner()
    const [{ id }] = await list(own)
    await own.remove(`/api/account/passkeys/${id}`)
    for (const gone of [device, passkeyDevice()])
      expect(errorOf(await signInByPasskey(browser(t), gone, { userHandle: 'YQ' }))).toEqual(refused)
  })

  test('of a disabled person, with the reason', async () => {
    const { id, device } = await owner()
    const admin = await t.person('admin')
    await t.call('POST', `/api/people/${id}/disable`, { cookie: admin.cookie })
    const answer = await signInByPasskey(browser(t), device)
    expect(errorOf(answer)).toEqual([403, 'account_disabled'])
    expect(setCookie(answer, 'travessia')).toBeUndefined()
  })

  test('after a hundred tries in a quarter of an hour', async () => {
    const of = browser(t, { ip: '203.0.113.77' })
    for (let n = 0; n < 100; n++) await challengeFor(of)
    expect((await of.post('/api/auth/passkey/start', { purpose: 'sign_in' })).statusCode).toBe(429)
  })
})

describe('making one is refused', () => {
  test('without a recent proof; removing too', async () => {
    const { own, cookie } = await owner()
    const begun = (await own.post('/api/account/passkeys/start')).json()
    await withoutProof(t, cookie)
    const [{ id }] = await list(own)
    for (const answer of [
      await own.post('/api/account/passkeys/start'),
      await own.post('/api/account/passkeys', { passkey: passkeyDevice().make(begun) }),
      await own.remove(`/api/account/passkeys/${id}`),
    ])
      expect(errorOf(answer)).toEqual([403, 'step_up_required'])
    expect(await list(own)).toHaveLength(1)
  })

  test('from another origin, without the owner, and with the challenge of another session', async () => {
    const { own, cookie } = await t.person('user').then((person) => ({ ...person, own: browser(t, person) }))
    for (const lie of [{ origin: 'https://travessia.example' }, { flags: 0x01 }])
      expect(errorOf((await addPasskey(own, passkeyDevice(), lie)).added)).toEqual(refused)
    const begun = (await own.post('/api/account/passkeys/start')).json()
    const other = await t.person('user')
    const kept = own.cookie().replace(cookie, other.cookie)
    const body = { passkey: passkeyDevice().make(begun) }
    expect(errorOf(await t.call('POST', '/api/account/passkeys', { cookie: kept, body }))).toEqual(refused)
    expect(await list(own)).toEqual([])
  })

  test('before the address is confirmed, and while a password that an admin chose has to be changed', async () => {
    const fresh = browser(t, await t.person('user', { emailVerified: false }))
    expect(errorOf(await fresh.post('/api/account/passkeys/start'))).toEqual([403, 'confirm_first'])
    const chosen = await t.person('agent')
    await t.db.updateTable('profiles').set({ must_change_password: true }).where('id', '=', chosen.id).execute()
    expect(errorOf(await browser(t, chosen).post('/api/account/passkeys/start'))).toEqual([
      403,
      'password_change_required',
    ])
  })

  test('a second time for the same passkey, also by another person', async () => {
    const { own, device } = await owner()
    expect(errorOf((await addPasskey(own, device)).added)).toEqual([409, 'passkey_known'])
    const other = browser(t, await t.person('user'))
    expect(errorOf((await addPasskey(other, device)).added)).toEqual([409, 'passkey_known'])
  })

  test('while a superadmin acts as the person, like everything about passkeys', async () => {
    const acting = (await actingScene(t).acting()).own
    const id = '00000000-0000-4000-8000-000000000000'
    for (const answer of [
      await acting.get('/api/account/passkeys'),
      await acting.post('/api/account/passkeys/start'),
      await acting.post('/api/account/passkeys'),
      await acting.put(`/api/account/passkeys/${id}`, { name: 'x' }),
      await acting.remove(`/api/account/passkeys/${id}`),
      await acting.post('/api/auth/step-up', {
        passkey: passkeyDevice().answer(await challengeFor(acting, 'step_up')),
      }),
    ])
      expect(errorOf(answer)).toEqual([403, 'not_while_acting'])
  })
})

test('the passkeys of others are neither listed, named nor removed', async () => {
  const [one, two] = [await owner(), await owner()]
  const [{ id }] = await list(one.own)
  expect((await list(two.own)).map((of: { id: string }) => of.id)).not.toContain(id)
  expect((await two.own.put(`/api/account/passkeys/${id}`, { name: 'Minha' })).statusCode).toBe(404)
  expect((await two.own.remove(`/api/account/passkeys/${id}`)).statusCode).toBe(404)
  const { own: admin } = await owner('admin')
  expect((await admin.remove(`/api/account/passkeys/${id}`)).statusCode).toBe(404)
})

describe('as a proof of identity', () => {
  test('it opens the calls that ask for one; that of another person does not', async () => {
    const { own, cookie, device } = await owner()
    const other = await owner()
    await withoutProof(t, cookie)
    const prove = async (of = device) =>
      own.post('/api/auth/step-up', { passkey: of.answer(await challengeFor(own, 'step_up')) })
    expect(errorOf(await prove(other.device))).toEqual(refused)
    expect(errorOf(await own.post('/api/account/passkeys/start'))).toEqual([403, 'step_up_required'])
    expect((await prove()).statusCode).toBe(200)
    expect((await own.post('/api/account/passkeys/start')).statusCode).toBe(200)
  })
})

describe('as the second factor', () => {
  test('it takes the place of the code after the password, and the failure count is forgiven', async () => {
    const { id, email, own, device } = await owner()
    await enrol(t, own)
    for (let n = 0; n < 12; n++) {
      const half = browser(t)
      expect((await half.signIn(email)).json()).toMatchObject({
        user: null,
        secondStep: true,
        secondStepBy: ['code', 'passkey'],
      })
      expect((await signInByPasskey(half, device, { secondStep: true })).json().user.id).toBe(id)
    }
  })

  test('that of another person, or without the password before, leads nowhere', async () => {
    const { email, own, device } = await owner()
    await enrol(t, own)
    const other = await owner()
    const half = browser(t)
    await half.signIn(email)
    expect(errorOf(await signInByPasskey(half, other.device, { secondStep: true }))).toEqual(refused)
    expect((await half.session()).user).toBeNull()
    expect(errorOf(await signInByPasskey(browser(t), device, { secondStep: true }))).toEqual([401, 'second_step_over'])
  })

  test('it is both factors where the team must have two: no code is asked for, and the password alone is not enough', async () => {
    const { id, email, device } = await owner('admin')
    await require2(true)
    expect((await signInByPasskey(browser(t), device)).json()).toMatchObject({ user: { id }, required: null })
    const half = browser(t)
    expect((await half.signIn(email)).json()).toMatchObject({ user: null, secondStepBy: ['passkey'] })
    expect((await half.get('/api/notifications')).statusCode).toBe(401)
    expect((await half.giveCode('123456')).statusCode).toBe(422)
    expect((await signInByPasskey(half, device, { secondStep: true })).json()).toMatchObject({
      user: { id },
      required: null,
    })
  })

  test('making one completes the required step and ends sessions that the password alone had opened', async () => {
    await require2(true)
    const { email, cookie } = await t.person('agent')
    const own = browser(t)
    expect((await own.signIn(email)).json().required).toBe('two_factor')
    expect((await addPasskey(own)).added.statusCode).toBe(200)
    expect((await own.session()).required).toBeNull()
    expect((await t.call('GET', '/api/notifications', { cookie })).statusCode).toBe(401)
  })

  test('the last one cannot be removed while it is all that meets the requirement', async () => {
    const { own } = await owner('admin')
    await require2(true)
    const [{ id }] = await list(own)
    expect(errorOf(await own.remove(`/api/account/passkeys/${id}`))).toEqual([409, 'passkey_of_team'])
    await addPasskey(own)
    const [first, second] = await list(own)
    const both = await Promise.all([first, second].map((of) => own.remove(`/api/account/passkeys/${of.id}`)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await enrol(t, own)
    const [last] = await list(own)
    expect((await own.remove(`/api/account/passkeys/${last.id}`)).statusCode).toBe(200)
    const customer = await owner('user')
    const [only] = await list(customer.own)
    expect((await customer.own.remove(`/api/account/passkeys/${only.id}`)).statusCode).toBe(200)
  })

  test('removing one ends the other sessions', async () => {
    const { own, device } = await owner()
    const lost = browser(t)
    await signInByPasskey(lost, device)
    const [{ id }] = await list(own)
    await own.remove(`/api/account/passkeys/${id}`)
    expect([(await lost.session()).user, (await own.session()).user]).toEqual([null, expect.anything()])
  })
})

describe('without the device the account is recovered as before', () => {
  const mailedReset = async (userId: string) => {
    const token = await issueToken(t.db, t.services.newId, t.services.now(), {
      userId,
      purpose: 'reset_password',
      lifetimeMs: 60 * MINUTE,
    })
    return t.call('POST', '/api/auth/reset-password', { body: { token, password: 'outra senha comprida 7' } })
  }

  test('a mailed link sets a password, ends sessions and skips no second factor', async () => {
    const { id, email, own, device } = await owner('admin')
    await require2(true)
    expect((await mailedReset(id)).statusCode).toBe(200)
    expect((await own.session()).user).toBeNull()
    const half = browser(t)
    expect((await half.signIn(email, 'outra senha comprida 7')).json()).toMatchObject({
      user: null,
      secondStepBy: ['passkey'],
    })
    expect((await signInByPasskey(half, device, { secondStep: true })).json().user.id).toBe(id)
  })

  test('a step that waits for the passkey does not outlive a new password', async () => {
    const { id, email, device } = await owner('admin')
    await require2(true)
    const half = browser(t)
    await half.signIn(email)
    t.clock.ahead = 1000
    await mailedReset(id)
    expect(errorOf(await signInByPasskey(half, device, { secondStep: true }))).toEqual([401, 'second_step_over'])
  })

  test('a recovery code opens it', async () => {
    const { id, email, own } = await owner()
    const { recoveryCodes } = await enrol(t, own)
    const half = browser(t)
    await half.signIn(email)
    expect((await half.giveCode(recoveryCodes[0] ?? '')).json().user.id).toBe(id)
  })

  test('the office has passkeys and app removed after a day, unless one of them is used meanwhile', async () => {
    const run = () => resetDueFactors(systemContext(t.services, 'reset-factors'))
    const boss = await owner('superadmin')
    const { id, email, device } = await owner('admin')
    const ask = () => t.call('POST', `/api/people/${id}/second-factor/reset`, { cookie: boss.cookie })
    const page = async () => (await t.call('GET', `/api/people/${id}`, { cookie: boss.cookie })).json()
    await require2(true)
    expect(await page()).toMatchObject({ twoFactor: true, factorResetAt: null })
    expect((await ask()).statusCode).toBe(200)
    expect(errorOf(await ask())).toEqual([409, 'no_factor_to_reset'])
    expect(await page()).toMatchObject({ factorResetAt: expect.any(String) })
    await signInByPasskey(browser(t), device)
    expect(await page()).toMatchObject({ factorResetAt: null })

    await ask()
    t.clock.ahead = 25 * 60 * MINUTE
    await Promise.all([run(), run()])
    expect(errorOf(await signInByPasskey(browser(t), device))).toEqual(refused)
    const again = browser(t)
    expect((await again.signIn(email)).json()).toMatchObject({ user: { id }, required: 'two_factor' })
  })

  test('the first proof of the mailbox removes what a stranger made', async () => {
    const { id, device } = await owner()
    await t.db.updateTable('profiles').set({ email_verified: false }).where('id', '=', id).execute()
    await mailedReset(id)
    expect(errorOf(await signInByPasskey(browser(t), device))).toEqual(refused)
  })
})

test('an export names them without their keys, and an erasure removes them', () => {
  const of = personalTables.find(({ table }) => table === 'passkeys')
  expect([of?.columns, of?.erase]).toEqual([['name', 'created_at', 'last_used_at', 'reset_due_at'], 'rows'])
})

test.each([
  ['https://travessia.example', 'travessia.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://127.0.0.1:3000', undefined],
  ['https://[::1]:3000', undefined],
])('at %s they are made for %s', (origin, domain) => expect(passkeyDomain({ origin })).toBe(domain))
