import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { privacyPage } from '#features/site/web/content/privacy.ts'
import { termsPage } from '#features/site/web/content/terms.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.owner.query('delete from rate_limits'))

let n = 0
const signUp = (more: object) =>
  t.call('POST', '/api/auth/sign-up/email', {
    body: { name: 'Lia Costa', email: `consent${++n}@example.test`, password: PASSWORD, ...more },
  })
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
type Consent = { document: string; version: string; acceptedAt: string; withdrawnAt: string | null }
const consents = async (cookie: string): Promise<Consent[]> =>
  (await t.call('GET', '/api/account/privacy', { cookie })).json().consents
const accept = (cookie: string, body: object) => t.call('POST', '/api/account/consents', { cookie, body })
const withdraw = (cookie: string, document: string) =>
  t.call('POST', '/api/account/consents/withdraw', { cookie, body: { document } })

test('the pages carry the version that is agreed to', () => {
  expect(termsPage.updatedOn).toBe(currentConsent.terms)
  expect(privacyPage.updatedOn).toBe(currentConsent.privacy)
})

test('signing up with the current version stores both documents with the time', async () => {
  const before = new Date()
  const answer = await signUp({ acceptedTerms: currentConsent.terms })
  expect(answer.statusCode).toBe(201)
  const stored = await consents(cookieOf(answer))
  expect(stored.map(({ document, version, withdrawnAt }) => [document, version, withdrawnAt])).toEqual([
    ['privacy', currentConsent.privacy, null],
    ['terms', currentConsent.terms, null],
  ])
  for (const { acceptedAt } of stored) expect(new Date(acceptedAt).getTime()).toBeGreaterThanOrEqual(before.getTime())
})

test.each(['2020-01-01', '', 'sim'])(
  'another version (%j) is refused with the field, and no account is made',
  async (version) => {
    const answer = await signUp({ acceptedTerms: version })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid'])
    expect(Object.keys(answer.json().error.fields)).toEqual(['acceptedTerms'])
    const made = await t.db
      .selectFrom('profiles')
      .select('id')
      .where('email', '=', `consent${n}@example.test`)
      .execute()
    expect(made).toEqual([])
  },
)

test('agreeing, taking it back and agreeing again is a history', async () => {
  const { cookie, id } = await t.person('user')
  const first = await accept(cookie, { document: 'terms', version: currentConsent.terms })
  expect(first.json()).toMatchObject({ document: 'terms', version: currentConsent.terms, withdrawnAt: null })
  const again = await accept(cookie, { document: 'terms', version: currentConsent.terms })
  expect(again.json().id).toBe(first.json().id)
  expect((await withdraw(cookie, 'terms')).json()).toEqual({ ok: true })
  expect((await withdraw(cookie, 'terms')).statusCode).toBe(200)
  await accept(cookie, { document: 'terms', version: currentConsent.terms })
  const stored = await consents(cookie)
  expect(stored.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false])
  const { rows } = await t.owner.query(
    `select action from audit_log where actor_id = $1 and action like 'consent.%' order by id`,
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['consent.accepted', 'consent.withdrawn', 'consent.accepted'])
})

test('two clicks at once are one agreement', async () => {
  const { cookie } = await t.person('user')
  const body = { document: 'privacy', version: currentConsent.privacy }
  const answers = await Promise.all([accept(cookie, body), accept(cookie, body), accept(cookie, body)])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await consents(cookie)).toHaveLength(1)
})

test('an old version, an unknown document and more than that are refused', async () => {
  const { cookie } = await t.person('user')
  const old = await accept(cookie, { document: 'terms', version: '2020-01-01' })
  expect([old.statusCode, Object.keys(old.json().error.fields)]).toEqual([400, ['version']])
  expect((await accept(cookie, { document: 'cookies', version: currentConsent.terms })).statusCode).toBe(400)
  expect((await accept(cookie, { document: 'terms', version: currentConsent.terms, user_id: 'x' })).statusCode).toBe(
    400,
  )
  expect(await consents(cookie)).toEqual([])
})

test('accesses of the team are shown with who, why and when', async () => {
  const superadmin = await t.person('superadmin', { name: 'Rita Chefe' })
  const [seen, other] = [await t.person('user'), await t.person('user')]
  await t.owner.query(
    `insert into user_impersonations (superadmin_id, impersonated_user_id, reason, created_at, expires_at, ended_at, ended_by)
     values ($1, $2, 'ajuda com envio', now() - interval '3 hours', now() - interval '2 hours', now() - interval '150 minutes', 'stop')`,
    [superadmin.id, seen.id],
  )
  await t.owner.query(
    `insert into user_impersonations (superadmin_id, impersonated_user_id, reason, created_at, expires_at)
     values ($1, $2, 'sem fim anotado', now() - interval '2 hours', now() - interval '1 hour')`,
    [superadmin.id, seen.id],
  )
  const { items } = (await t.call('GET', '/api/account/accesses', { cookie: seen.cookie })).json()
  expect(items).toMatchObject([
    { by: 'Rita Chefe', reason: 'sem fim anotado', endedAt: expect.any(String) },
    { by: 'Rita Chefe', reason: 'ajuda com envio', endedAt: expect.any(String) },
  ])
  expect((await t.call('GET', '/api/account/accesses', { cookie: other.cookie })).json().items).toEqual([])
})
