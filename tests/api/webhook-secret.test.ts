import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browser } from '#tests/support/browser.ts'
import { type Paying, PUBLISHABLE_KEY, payingApp } from '#tests/support/paying.ts'
import { PUBLIC_ORIGIN, payingNode } from '#tests/support/paying-node.ts'
import { findText } from '#tests/support/scan-database.ts'
import { withoutProof } from '#tests/support/session-proof.ts'
import { PASSWORD } from '#tests/support/test-app.ts'
import { paidEvent, sendSigned } from '#tests/support/webhook-messages.ts'

const DAY = 24 * 3_600_000
const BY_HAND = 'whsec_registradoAMao4242'
const lines: string[] = []
let p: Paying
let boss: Awaited<ReturnType<Paying['connect']>>
beforeAll(async () => {
  p = await payingApp(lines)
})
afterAll(() => p.close())
beforeEach(async () => {
  p.t.clock.ahead = 0
  p.stripe.trouble = 'none'
  p.stripe.endpoints.clear()
  await p.t.db.deleteFrom('payment_provider_settings').execute()
  await p.t.db.deleteFrom('payment_events').execute()
  await p.t.db.deleteFrom('rate_limits').execute()
  boss = await p.t.person('superadmin')
})

const keep = (webhookSecret: string) =>
  p.t.call('POST', '/api/payments/stripe/webhook-secret', { cookie: boss.cookie, body: { webhookSecret } })
const kept = async (webhookSecret: string) => {
  const answer = await keep(webhookSecret)
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, error: null }])
}
const row = () =>
  p.t.db
    .selectFrom('payment_provider_settings')
    .select(['webhook_endpoint_id', 'webhook_secret_sealed', 'previous_webhook_secret_sealed', 'saved_at', 'saved_by'])
    .executeTakeFirst()
const webhook = async () => (await p.t.call('GET', '/api/payments/stripe', { cookie: boss.cookie })).json().webhook
const audited = () =>
  p.t.db
    .selectFrom('audit_log')
    .select(['subject_type', 'subject_id', 'details'])
    .where('action', '=', 'paymentKeys.webhookSaved')
    .where('actor_id', '=', boss.id)
    .execute()
/** A paid session whose webhook Stripe has not sent yet. */
const aPaidSession = async () => {
  const order = await p.anOrder()
  const session = await order.open()
  p.stripe.pay(session, false)
  return { order, session }
}
const connectInPublic = async () => {
  expect(await (await payingNode(p, { origin: PUBLIC_ORIGIN })).save()).toMatchObject({ success: true, error: null })
  const [made] = [...p.stripe.endpoints.values()]
  if (!made) throw new Error('no endpoint was made')
  return made
}

describe('the secret of a webhook that was registered by hand', () => {
  test.each(['sk_test_51SomeKey', 'we_1234567890', 'whsec_', 'whsec_curto', 'whsec_com espaco 1234'])(
    '%s is not one, and nothing is kept',
    async (secret) => {
      await p.connect({ webhookSecret: undefined })
      const before = await row()
      const answer = await keep(secret)
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { success: false, error: 'O segredo do webhook do Stripe começa com whsec_' },
      ])
      expect(await row()).toEqual(before)
      expect(await audited()).toEqual([])
    },
  )

  test('is refused when it is empty', async () => {
    for (const secret of ['', '   ']) expect((await keep(secret)).statusCode).toBe(400)
  })

  test('needs saved keys, and says so', async () => {
    const answer = await keep(BY_HAND)
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      409,
      { reason: 'no_payment_keys', message: 'Salve primeiro as chaves do Stripe.' },
    ])
    expect(await row()).toBeUndefined()
  })

  test('needs the password or a code', async () => {
    await p.connect({ webhookSecret: undefined })
    const before = await row()
    await withoutProof(p.t, boss.cookie)
    const answer = await keep(BY_HAND)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'step_up_required'])
    expect(await row()).toEqual(before)
    expect((await browser(p.t, { cookie: boss.cookie }).stepUp({ currentPassword: PASSWORD })).statusCode).toBe(200)
    expect((await keep(BY_HAND)).json()).toEqual({ success: true, error: null })
    expect((await webhook()).secret).toBe('given')
  })

  test('is kept sealed, recorded without itself, and opens the messages that were refused before', async () => {
    await p.connect({ webhookSecret: undefined })
    expect((await webhook()).secret).toBe('missing')
    const { order, session } = await aPaidSession()
    expect((await sendSigned(p, paidEvent(session), BY_HAND)).statusCode).toBe(400)
    await kept(`  ${BY_HAND}\n`)
    expect((await webhook()).secret).toBe('given')
    expect((await sendSigned(p, paidEvent(session), BY_HAND)).statusCode).toBe(200)
    expect((await order.now()).payment_status).toBe('paid')
    expect(await row()).toMatchObject({ webhook_endpoint_id: null, previous_webhook_secret_sealed: null })
    expect(await audited()).toEqual([{ subject_type: 'payment_provider', subject_id: 'stripe', details: {} }])
    expect(await findText(p.t, BY_HAND)).toEqual([])
    expect(await findText(p.t, BY_HAND.slice(6))).toEqual([])
    expect(lines.join('\n')).not.toContain(BY_HAND.slice(6))
  })

  test('replaces another one, which is good for one more day', async () => {
    await p.connect()
    const [soon, late] = [await aPaidSession(), await aPaidSession()]
    await kept(BY_HAND)
    expect((await sendSigned(p, paidEvent(soon.session), p.stripe.secret)).statusCode).toBe(200)
    expect((await soon.order.now()).payment_status).toBe('paid')
    p.t.clock.ahead = DAY + 60_000
    const then = new Date(Date.now() + p.t.clock.ahead)
    expect((await sendSigned(p, paidEvent(late.session), p.stripe.secret, then)).statusCode).toBe(400)
    expect((await late.order.now()).payment_status).toBe('pending')
    expect((await sendSigned(p, paidEvent(late.session), BY_HAND, then)).statusCode).toBe(200)
    expect((await late.order.now()).payment_status).toBe('paid')
  })

  test('leaves the keys and the provider in use as they were', async () => {
    await p.connect()
    const use = { use: 'test' }
    await p.t.call('POST', '/api/payments/provider', { cookie: boss.cookie, body: use })
    await kept(BY_HAND)
    const view = (await p.t.call('GET', '/api/payments/stripe', { cookie: boss.cookie })).json()
    expect(view).toMatchObject({ inUse: 'test', saved: { publishableKey: PUBLISHABLE_KEY } })
    expect((await row())?.saved_by).toBe(boss.id)
  })

  test('takes the place of the webhook that we registered ourselves, which is deleted at Stripe', async () => {
    const made = await connectInPublic()
    expect((await webhook()).secret).toBe('made')
    const { order, session } = await aPaidSession()
    await kept(BY_HAND)
    expect([...p.stripe.endpoints.keys()]).toEqual([])
    expect((await webhook()).secret).toBe('given')
    // A webhook that the deleted endpoint sent earlier still arrives.
    expect((await sendSigned(p, paidEvent(session), made.secret)).statusCode).toBe(200)
    expect((await order.now()).payment_status).toBe('paid')
    expect(await findText(p.t, made.secret)).toEqual([])
  })

  test('is kept also when Stripe cannot be reached to delete the other webhook', async () => {
    const made = await connectInPublic()
    p.stripe.trouble = 'down'
    await kept(BY_HAND)
    expect([...p.stripe.endpoints.keys()]).toEqual([made.id])
    expect(lines.some((line) => line.includes('webhook endpoint not removed') && line.includes(made.id))).toBe(true)
  })
})

describe('the last message of Stripe', () => {
  test('is told with its type, its time and what came of it', async () => {
    await p.connect()
    expect((await webhook()).last).toBeNull()
    const [one, two] = [await aPaidSession(), await aPaidSession()]
    await sendSigned(p, paidEvent(one.session))
    expect((await webhook()).last).toEqual({
      type: 'checkout.session.completed',
      receivedAt: expect.any(String),
      outcome: 'changed',
    })
    p.t.clock.ahead = 2 * 60_000
    const then = new Date(Date.now() + p.t.clock.ahead)
    await sendSigned(p, paidEvent('cs_test_unknown'), p.stripe.secret, then)
    const { last } = await webhook()
    expect(last).toMatchObject({ type: 'checkout.session.completed', outcome: 'refused' })
    expect(new Date(last.receivedAt).getTime()).toBeGreaterThan(Date.now() + 60_000)
    // A webhook with a wrong signature does not count as received.
    await sendSigned(p, paidEvent(two.session), 'whsec_ofAnotherEndpoint', then)
    expect((await webhook()).last).toEqual(last)
  })

  test('of the test provider is not one of Stripe', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    const body = { outcome: 'succeed' }
    await p.t.call('POST', `/api/test-payments/${session}`, { cookie: order.customer.cookie, body })
    expect((await order.now()).payment_status).toBe('paid')
    expect((await webhook()).last).toBeNull()
  })
})
