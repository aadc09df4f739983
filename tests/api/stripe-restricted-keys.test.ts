import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Paying, PUBLISHABLE_KEY, payingApp } from '#tests/support/paying.ts'
import { PUBLIC_ORIGIN, payingNode } from '#tests/support/paying-node.ts'

const KEY = 'rk_test_51FakeTravessia2222qrst'
const NOT_ALLOWED = 'Erro ao conectar com Stripe: a chave não tem as permissões necessárias'
const enough = [
  'rak_checkout_session_write',
  'rak_payment_intent_read',
  'rak_charge_write',
  'rak_customer_write',
  'rak_payment_method_read',
  'rak_customer_portal_write',
]
const named = {
  checkout_sessions: 'rak_checkout_session_write',
  payment_intents: 'rak_payment_intent_read',
  charges_refunds: 'rak_charge_write',
  customers: 'rak_customer_write',
  payment_methods: 'rak_payment_method_read',
  customer_portal: 'rak_customer_portal_write',
} as const

let p: Paying
let admin: Awaited<ReturnType<Paying['connect']>>
beforeAll(async () => {
  p = await payingApp()
  admin = await p.t.person('admin')
})
afterAll(() => p.close())
beforeEach(() => {
  p.stripe.trouble = 'none'
  p.stripe.restricted.clear()
})

const ask = async (name: string, body: object) =>
  (await p.t.call('POST', `/api/functions/${name}`, { cookie: admin.cookie, body })).json()
const tryKey = () => ask('test-stripe-connection', { secretKey: KEY })
const save = (more: object = {}) =>
  ask('save-stripe-credentials', {
    ...{ secretKey: KEY, publishableKey: PUBLISHABLE_KEY, webhookSecret: p.stripe.secret },
    ...more,
  })
const saved = () => p.t.db.selectFrom('payment_provider_settings').selectAll().executeTakeFirst()

test.each(Object.entries(named))('without %s it is refused, and that right is named', async (right, permission) => {
  p.stripe.restricted.set(KEY, new Set(enough.filter((one) => one !== permission)))
  const refused = { success: false, error: NOT_ALLOWED, missingRights: [right] }
  expect(await tryKey()).toEqual({ ...refused, account: null })
  expect(await save()).toEqual(refused)
  expect(await saved()).toBeUndefined()
})

test('every missing right is named, not only the first', async () => {
  p.stripe.restricted.set(KEY, new Set())
  expect((await tryKey()).missingRights).toEqual(Object.keys(named))
})

test('the right to make a webhook is asked for only where one has to be made', async () => {
  p.stripe.restricted.set(KEY, new Set(enough))
  const node = await payingNode(p, { origin: PUBLIC_ORIGIN })
  const keys = { secretKey: KEY, publishableKey: PUBLISHABLE_KEY }
  expect(await node.save(keys)).toMatchObject({ success: false, missingRights: ['webhook_endpoints'] })
  p.stripe.restricted.set(KEY, new Set([...enough, 'rak_webhook_write']))
  expect(await node.save(keys)).toMatchObject({ success: true, missingRights: [] })
  p.stripe.endpoints.clear()
  await p.t.db.deleteFrom('payment_provider_settings').execute()
})

test('a revoked key and an absent Stripe are said as for every key', async () => {
  expect(await tryKey()).toMatchObject({
    success: false,
    missingRights: [],
    error: expect.stringContaining('revogada'),
  })
  p.stripe.restricted.set(KEY, new Set(enough))
  p.stripe.trouble = 'down'
  expect(await tryKey()).toMatchObject({
    success: false,
    missingRights: [],
    error: expect.stringContaining('respondeu'),
  })
})

test('with its rights it is kept, takes payments and gives money back; the trial leaves nothing at Stripe', async () => {
  p.stripe.restricted.set(KEY, new Set(enough))
  expect(await tryKey()).toMatchObject({ success: true, missingRights: [] })
  expect([p.stripe.sessions.size, p.stripe.refunds, p.stripe.customers.size]).toEqual([0, [], 0])
  expect(await save()).toEqual({ success: true, error: null, missingRights: [] })
  expect(await saved()).toMatchObject({ livemode: false, secret_key_hint: 'rk_test_…qrst' })
  // A restricted key may not read its account; Stripe still says which account it belongs to.
  expect(await saved()).toMatchObject({ account: { id: p.stripe.account, business_name: '', charges_enabled: null } })
  expect(await ask('check-stripe-status', {})).toMatchObject({ connected: true, secretKeyHint: 'rk_test_…qrst' })
  const order = await p.anOrder()
  await p.stripe.pay(await order.open())
  expect((await order.now()).payment_status).toBe('paid')
})
