import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resetDueFactors } from '#features/accounts/server/two-factor/reset-due.ts'
import { issueToken } from '#server/auth/account-tokens.ts'
import { systemContext } from '#server/context.ts'
import { enrol } from '#tests/support/authenticator.ts'
import { browser } from '#tests/support/browser.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { withoutProof, withProof } from '#tests/support/session-proof.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

const HOUR = 3_600_000
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
})

type Role = 'user' | 'admin' | 'superadmin'
/** An account with a second factor and no queued mail. */
async function protectedPerson(role: Role = 'user') {
  const person = await t.person(role)
  const own = browser(t, { cookie: person.cookie })
  const { app } = await enrol(t, own)
  await t.owner.query('delete from outbox_mails where user_id = $1', [person.id])
  return { ...person, own, app }
}
const office = (role: Role = 'admin') => t.person(role)
const ask = async (by: { cookie: string }, id: string, what: 'reset' | 'keep' = 'reset') => {
  const answer = await t.call('POST', `/api/people/${id}/second-factor/${what}`, { cookie: by.cookie })
  return [answer.statusCode, answer.json().error?.reason ?? answer.json().error?.code ?? null]
}
const run = () => resetDueFactors(systemContext(t.services, 'reset-factors'))
const hasFactor = async (id: string) =>
  (await t.db.selectFrom('two_factors').select('id').where('user_id', '=', id).execute()).length === 1
const subjects = async (id: string) => (await sendQueued(t, id)).map(({ subject }) => subject)
const ASKED = 'Pedido para retirar a verificação em duas etapas na Travessia'
const KEPT = 'A verificação em duas etapas continua na Travessia'
const GONE = 'Verificação em duas etapas retirada na Travessia'

describe('a lost second factor', () => {
  test('goes a day after the office asked; the person is told at once and when it is done', async () => {
    const [admin, person] = [await office(), await protectedPerson()]
    expect(await ask(admin, person.id)).toEqual([200, null])
    expect(await subjects(person.id)).toEqual([ASKED])
    const page = (await t.call('GET', `/api/people/${person.id}`, { cookie: admin.cookie })).json()
    expect(page).toMatchObject({ twoFactor: true, factorResetAt: expect.any(String) })
    t.clock.ahead = 23 * HOUR
    await run()
    expect([await hasFactor(person.id), await subjects(person.id)]).toEqual([true, []])
    t.clock.ahead = 25 * HOUR
    await Promise.all([run(), run()])
    expect([await hasFactor(person.id), await subjects(person.id)]).toEqual([false, [GONE]])
    expect((await person.own.get('/api/notifications')).statusCode).toBe(401)
    expect((await browser(t).signIn(person.email)).json()).toMatchObject({ secondStep: false, user: { id: person.id } })
    const { rows } = await t.owner.query(
      `select details->>'change' as change, actor_id from audit_log
        where action = 'account.twoFactorChanged' and subject_id = $1 order by id`,
      [person.id],
    )
    expect(rows.slice(1)).toEqual([
      { change: 'reset_asked', actor_id: admin.id },
      { change: 'reset', actor_id: null },
    ])
  })

  test.each([
    [
      'a right code',
      async ({ email, app }: Awaited<ReturnType<typeof protectedPerson>>) => {
        const phone = browser(t)
        await phone.signIn(email)
        return phone.giveCode(app.fresh())
      },
    ],
    [
      'the settings',
      ({ own }: Awaited<ReturnType<typeof protectedPerson>>) => own.post('/api/account/two-factor/keep'),
    ],
    [
      'a new password by mail',
      async ({ id }: Awaited<ReturnType<typeof protectedPerson>>) => {
        const link = { userId: id, purpose: 'reset_password', lifetimeMs: HOUR } as const
        const token = await issueToken(t.db, t.services.newId, t.services.now(), link)
        return browser(t).post('/api/auth/reset-password', { token, password: 'outro barco 77' })
      },
    ],
  ] as const)('is kept by %s', async (_, keep) => {
    const [admin, person] = [await office(), await protectedPerson()]
    await ask(admin, person.id)
    await subjects(person.id)
    expect((await keep(person)).statusCode).toBe(200)
    expect(await subjects(person.id)).toContain(KEPT)
    t.clock.ahead = 26 * HOUR
    await run()
    expect(await hasFactor(person.id)).toBe(true)
  })

  test('is kept when the office calls the reset off, and can be asked for again', async () => {
    const [admin, person] = [await office(), await protectedPerson()]
    await ask(admin, person.id)
    expect(await ask(admin, person.id)).toEqual([409, 'no_factor_to_reset'])
    expect(await ask(admin, person.id, 'keep')).toEqual([200, null])
    expect(await subjects(person.id)).toEqual([ASKED, KEPT])
    expect(await ask(admin, person.id)).toEqual([200, null])
  })
})

test('a reset that an admin asked for is called off when the person becomes superadmin', async () => {
  const [admin, boss, person] = [await office(), await office('superadmin'), await protectedPerson('admin')]
  expect(await ask(admin, person.id)).toEqual([200, null])
  const body = { role: 'superadmin' }
  const raised = await t.call('POST', `/api/people/${person.id}/role`, { cookie: boss.cookie, body })
  expect(raised.statusCode).toBe(200)
  expect(await subjects(person.id)).toContain(KEPT)
  t.clock.ahead = 26 * HOUR
  await run()
  expect(await hasFactor(person.id)).toBe(true)
})

describe('a reset is refused', () => {
  test('without a fresh proof of whoever asks', async () => {
    const [admin, person] = [await office(), await protectedPerson()]
    await withoutProof(t, admin.cookie)
    expect(await ask(admin, person.id)).toEqual([403, 'step_up_required'])
    await withProof(t, admin.cookie)
    expect(await ask(admin, person.id)).toEqual([200, null])
  })

  test('of the own account, of a superadmin by an admin, and where there is no factor', async () => {
    const [admin, boss] = [await protectedPerson('admin'), await protectedPerson('superadmin')]
    expect(await ask(admin, admin.id)).toEqual([403, 'forbidden'])
    expect(await ask(admin, boss.id)).toEqual([403, 'forbidden'])
    expect(await ask(boss, admin.id)).toEqual([200, null])
    expect(await ask(admin, (await t.person('user')).id)).toEqual([409, 'no_factor_to_reset'])
  })
})
