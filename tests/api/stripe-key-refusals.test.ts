import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OTHER_SECRET_KEY, type Paying, PUBLISHABLE_KEY, payingApp, SECRET_KEY } from '#tests/support/paying.ts'
import { PUBLIC_ORIGIN, payingNode } from '#tests/support/paying-node.ts'

const lines: string[] = []
let p: Paying
let admin: Awaited<ReturnType<Paying['connect']>>
beforeAll(async () => {
  p = await payingApp(lines)
  await p.connect()
})
afterAll(() => p.close())
beforeEach(async () => {
  p.stripe.trouble = 'none'
  p.stripe.forbidden.clear()
  p.stripe.keys.add(OTHER_SECRET_KEY)
  p.stripe.requests.length = 0
  await p.t.db.deleteFrom('rate_limits').execute()
  admin = await p.t.person('admin')
})

const NOT_KNOWN = 'Erro ao conectar com Stripe: a chave não é conhecida ou foi revogada'
const NOT_ALLOWED = 'Erro ao conectar com Stripe: a chave não tem as permissões necessárias'
const NO_ANSWER = 'Erro ao conectar com Stripe: ele não respondeu. Tente de novo em alguns minutos'
const SPACES = 'A chave tem espaços no meio. Copie de novo do painel do Stripe'
const SWAPPED = 'As chaves estão trocadas: a secreta começa com sk_ e a publicável com pk_'
const SECRET_PREFIX = 'A chave secreta do Stripe começa com sk_test_ ou sk_live_'
const PUBLISHABLE_PREFIX = 'A chave publicável do Stripe começa com pk_test_ ou pk_live_'
const DIFFERENT = 'As duas chaves do Stripe precisam ser do mesmo modo: teste ou produção'

const call = (name: string, body: object) => p.t.call('POST', `/api/functions/${name}`, { cookie: admin.cookie, body })
const tryKey = (secretKey: string) => call('test-stripe-connection', { secretKey })
const save = (keys: object) =>
  call('save-stripe-credentials', {
    secretKey: OTHER_SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: 'whsec_outroSegredo5678',
    ...keys,
  })
const saved = () => p.t.db.selectFrom('payment_provider_settings').selectAll().executeTakeFirstOrThrow()
const audits = async () =>
  (await p.t.db.selectFrom('audit_log').select('id').where('action', '=', 'paymentKeys.saved').execute()).length

/** Refused keys leave the saved keys in place, and payments continue with these. */
async function expectRefused(asked: () => Promise<{ json: () => unknown; body: string }[]>, error: string) {
  const before = [await saved(), await audits()]
  for (const answer of await asked()) {
    expect(answer.json()).toMatchObject({ success: false, error })
    expect(answer.body).not.toMatch(/\*\*\*\*|Fake/)
  }
  expect([await saved(), await audits()]).toEqual(before)
  p.stripe.trouble = 'none'
  p.stripe.forbidden.clear()
  const order = await p.anOrder()
  await p.stripe.pay(await order.open())
  expect((await order.now()).payment_status).toBe('paid')
  const opened = p.stripe.requests.filter(({ method, path }) => method === 'POST' && path === 'checkout/sessions')
  expect(opened.map(({ key }) => key)).toEqual([SECRET_KEY])
  expect(lines.join('\n')).not.toMatch(/sk_(test|live)_51Fake|rk_test_51Fake/)
}

describe('a secret key', () => {
  test.each([
    ['of another kind', 'whsec_51FakeTravessia', SECRET_PREFIX],
    ['with nothing after its beginning', 'sk_test_', SECRET_PREFIX],
    ['of a mode that does not exist', 'sk_prod_51FakeTravessia', SECRET_PREFIX],
    ['that is the publishable one', PUBLISHABLE_KEY, SWAPPED],
    ['with a space inside', 'sk_test_51Fake Travessia0000abcd', SPACES],
    ['with a line break inside', 'sk_test_51Fake\nTravessia0000abcd', SPACES],
  ])('%s is refused with its text and never sent to Stripe', async (_, secretKey, error) => {
    await expectRefused(async () => {
      const answers = [await tryKey(secretKey), await save({ secretKey })]
      expect(p.stripe.requests).toEqual([])
      return answers
    }, error)
  })

  test('that was revoked is refused with its text', async () => {
    p.stripe.keys.delete(OTHER_SECRET_KEY)
    await expectRefused(async () => [await tryKey(OTHER_SECRET_KEY), await save({})], NOT_KNOWN)
  })

  test('without the permissions is refused with its text', async () => {
    p.stripe.forbidden.add('account')
    await expectRefused(async () => [await tryKey(OTHER_SECRET_KEY), await save({})], NOT_ALLOWED)
  })

  test('that may not register a webhook is refused with its text where one is needed', async () => {
    p.stripe.forbidden.add('webhook_endpoints')
    const before = await saved()
    expect(await (await payingNode(p, { origin: PUBLIC_ORIGIN })).save()).toMatchObject({
      success: false,
      error: NOT_ALLOWED,
    })
    expect(await saved()).toEqual(before)
  })

  test('with spaces around it works', async () => {
    const answer = await tryKey(`  ${OTHER_SECRET_KEY}\n`)
    expect(answer.json()).toMatchObject({ success: true, error: null })
    expect(p.stripe.requests.map(({ key }) => key)).toEqual([OTHER_SECRET_KEY])
  })
})

describe('a pair of keys', () => {
  test.each([
    ['swapped', { secretKey: PUBLISHABLE_KEY, publishableKey: OTHER_SECRET_KEY }, SWAPPED],
    ['with the secret key twice', { publishableKey: OTHER_SECRET_KEY }, SWAPPED],
    ['with a restricted key for the publishable one', { publishableKey: 'rk_test_51FakeTravessia' }, SWAPPED],
    ['with a publishable key of another kind', { publishableKey: 'acct_51FakeTravessia' }, PUBLISHABLE_PREFIX],
    ['with a space in the publishable key', { publishableKey: 'pk_test_51Fake Travessia' }, SPACES],
    ['of different modes', { publishableKey: 'pk_live_51FakeTravessia0000' }, DIFFERENT],
    ['of different modes, the other way round', { secretKey: 'sk_live_51FakeTravessia0000' }, DIFFERENT],
  ])('%s is refused with its text', async (_, keys, error) => {
    await expectRefused(async () => {
      const answers = [await save(keys)]
      expect(p.stripe.requests).toEqual([])
      return answers
    }, error)
  })

  test('with spaces around them is kept without the spaces', async () => {
    const around = { secretKey: ` ${SECRET_KEY}\n`, publishableKey: `\t${PUBLISHABLE_KEY} ` }
    const answer = await save({ ...around, webhookSecret: ` ${p.stripe.secret} ` })
    expect(answer.json()).toMatchObject({ success: true, error: null })
    expect(await saved()).toMatchObject({ publishable_key: PUBLISHABLE_KEY, secret_key_hint: 'sk_test_…abcd' })
    const order = await p.anOrder()
    await p.stripe.pay(await order.open())
    expect((await order.now()).payment_status).toBe('paid')
  })
})

describe('a Stripe', () => {
  test.each(['down', 'broken', 'reset'] as const)('that is %s is said to give no answer', async (trouble) => {
    p.stripe.trouble = trouble
    await expectRefused(async () => [await tryKey(OTHER_SECRET_KEY), await save({})], NO_ANSWER)
  })

  test('that never answers is said to give no answer once the time is over', async () => {
    p.stripe.trouble = 'slow'
    await expectRefused(() => Promise.all([tryKey(OTHER_SECRET_KEY), save({})]), NO_ANSWER)
  })
})
