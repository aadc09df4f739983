import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrol } from '#tests/support/authenticator.ts'
import { browser } from '#tests/support/browser.ts'
import { OTHER_SECRET_KEY, type Paying, PUBLISHABLE_KEY, payingApp, SECRET_KEY } from '#tests/support/paying.ts'
import { withoutProof } from '#tests/support/session-proof.ts'
import { PASSWORD } from '#tests/support/test-app.ts'

const lines: string[] = []
const answers: string[] = []
let p: Paying
beforeAll(async () => {
  p = await payingApp(lines)
})
afterAll(() => p.close())

type Person = Awaited<ReturnType<Paying['connect']>>
async function ask(who: Person, name: string, body: object) {
  const answer = await p.t.call('POST', `/api/functions/${name}`, { cookie: who.cookie, body })
  answers.push(answer.body)
  return answer
}
const tryKey = (who: Person, secretKey: string) => ask(who, 'test-stripe-connection', { secretKey })
const save = (who: Person, keys: object = {}) =>
  ask(who, 'save-stripe-credentials', {
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: p.stripe.secret,
    ...keys,
  })
const saved = () => p.t.db.selectFrom('payment_provider_settings').selectAll().executeTakeFirst()
const account = {
  business_name: 'Travessia Ltda',
  country: 'US',
  email: 'financeiro@example.test',
  business_type: 'company',
  charges_enabled: true,
  payouts_enabled: false,
}

describe('before anything is saved', () => {
  test('the mode is a test and Stripe is not connected', async () => {
    const admin = await p.t.person('admin')
    expect((await p.t.call('GET', '/api/payments/mode')).json()).toEqual({ mode: 'test', live: false })
    expect((await ask(admin, 'check-stripe-status', {})).json()).toEqual({
      connected: false,
      account: null,
      secretKeyHint: null,
    })
  })

  test('a test tells whose keys they are and keeps nothing', async () => {
    const admin = await p.t.person('superadmin')
    expect((await tryKey(admin, ` ${SECRET_KEY} `)).json()).toMatchObject({ success: true, account, error: null })
    expect(await saved()).toBeUndefined()
  })

  test('a session that is ended while Stripe is asked saves nothing', async () => {
    const admin = await p.t.person('admin')
    await p.t.owner.query('begin')
    await p.t.owner.query('select from profiles where id = $1 for update', [admin.id])
    const saving = save(admin)
    await p.t.owner.query('select pg_sleep(0.2)')
    await p.t.owner.query('delete from sessions where user_id = $1', [admin.id])
    await p.t.owner.query('commit')
    expect((await saving).statusCode).toBe(401)
    expect(await saved()).toBeUndefined()
  })

  test.each([
    ['', 'Por favor, insira a chave secreta do Stripe'],
    ['51FakeTravessia', 'A chave secreta do Stripe começa com sk_test_ ou sk_live_'],
    ['sk_test_unknownUnknown', 'Erro ao conectar com Stripe: a chave não é conhecida ou foi revogada'],
  ])('the test of %j fails with its text', async (secretKey, error) => {
    const answer = await tryKey(await p.t.person('admin'), secretKey)
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: false, account: null, error }])
  })

  test.each([
    [{ publishableKey: '' }, 'Por favor, preencha ambas as chaves do Stripe'],
    [
      { publishableKey: 'pk_live_51FakeTravessia' },
      'As duas chaves do Stripe precisam ser do mesmo modo: teste ou produção',
    ],
    [{ webhookSecret: 'segredo-qualquer' }, 'O segredo do webhook do Stripe começa com whsec_'],
    [{ secretKey: 'sk_test_unknownUnknown' }, 'Erro ao conectar com Stripe: a chave não é conhecida ou foi revogada'],
  ])('saving %j fails with its text', async (keys, error) => {
    expect((await save(await p.t.person('admin'), keys)).json()).toMatchObject({ success: false, error })
    expect(await saved()).toBeUndefined()
  })

  test('a Stripe that is away fails the test', async () => {
    p.stripe.trouble = 'down'
    const answer = await tryKey(await p.t.person('admin'), SECRET_KEY)
    p.stripe.trouble = 'none'
    expect(answer.json()).toMatchObject({
      success: false,
      error: 'Erro ao conectar com Stripe: ele não respondeu. Tente de novo em alguns minutos',
    })
  })

  test('saving needs a fresh proof of whoever saves', async () => {
    const admin = await p.t.person('admin')
    await withoutProof(p.t, admin.cookie)
    const answer = await save(admin)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'step_up_required'])
    expect(await saved()).toBeUndefined()
  })
})

describe('saved keys', () => {
  test('are in use at once, shown as a hint, and recorded', async () => {
    const admin = await p.connect()
    expect((await p.t.call('GET', '/api/payments/mode')).json()).toEqual({ mode: 'stripe', live: false })
    expect((await ask(admin, 'check-stripe-status', {})).json()).toEqual({
      connected: true,
      account,
      secretKeyHint: 'sk_test_…abcd',
    })
    expect(await saved()).toMatchObject({ livemode: false, publishable_key: PUBLISHABLE_KEY, saved_by: admin.id })
    const audits = await p.t.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'paymentKeys.saved')
      .execute()
    expect(audits).toEqual([
      { actor_id: admin.id, details: { accountId: p.stripe.account, livemode: false, webhook: true } },
    ])
  })

  test('a code of the second factor does instead of the password, once', async () => {
    const admin = await p.t.person('admin')
    const own = browser(p.t, { cookie: admin.cookie })
    const { app } = await enrol(p.t, own)
    await withoutProof(p.t, admin.cookie)
    const code = app.fresh()
    expect((await own.stepUp({ code })).statusCode).toBe(200)
    expect((await save(admin)).json()).toMatchObject({ success: true, error: null })
    expect((await own.stepUp({ code })).statusCode).toBe(422)
    p.t.clock.ahead = 0
  })

  test('keys withdrawn at Stripe are told, an absent Stripe is not taken for that', async () => {
    const admin = await p.t.person('admin')
    p.stripe.keys.delete(SECRET_KEY)
    expect((await ask(admin, 'check-stripe-status', {})).json()).toMatchObject({ connected: false })
    p.stripe.keys.add(SECRET_KEY)
    p.stripe.trouble = 'down'
    expect((await ask(admin, 'check-stripe-status', {})).json()).toMatchObject({ connected: true, account })
    p.stripe.trouble = 'none'
  })

  test('are nowhere to be read: not in answers, logs or the database', async () => {
    await p.connect()
    const order = await p.anOrder()
    await p.stripe.pay(await order.open())
    p.stripe.keys.delete(SECRET_KEY)
    const refused = await (await p.anOrder()).pay()
    expect(refused.statusCode).toBe(503)
    p.stripe.keys.add(SECRET_KEY)
    const tables = await p.t.owner.query(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const dump: string[] = []
    for (const { table_name } of tables.rows) {
      const { rows } = await p.t.owner.query(`select t::text as row from ${table_name} t`)
      // PostgreSQL shows bytes as hex; the dump adds them as text, so that a key stored as bytes is found as well.
      dump.push(
        ...rows.map(
          ({ row }) =>
            `${row} ${row.replace(/\\?\\x([0-9a-f]+)/g, (_: string, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))}`,
        ),
      )
    }
    const everything = [...dump, ...lines, ...answers, refused.body].join('\n')
    expect(everything).toContain('sk_test_…abcd')
    expect(lines.length).toBeGreaterThan(10)
    for (const secret of [SECRET_KEY, OTHER_SECRET_KEY, p.stripe.secret, SECRET_KEY.slice(8), PASSWORD])
      expect(everything.includes(secret), secret.slice(0, 8)).toBe(false)
  })
})
