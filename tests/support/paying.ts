import { expect } from 'vitest'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import type { Config } from '#server/start/config.ts'
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts'
import { type TestApp, testApp } from './test-app.ts'

export const SECRET_KEY = 'sk_test_51FakeTravessia0000abcd'
export const PUBLISHABLE_KEY = 'pk_test_51FakeTravessia0000efgh'
export const OTHER_SECRET_KEY = 'sk_test_51FakeTravessia1111wxyz'

export const returns = {
  successUrl: '/user/dashboard?payment=success',
  cancelUrl: '/cadastro?payment=cancelled',
}

/** Starts the server with its own fake Stripe; `connect` saves the keys as an admin would. */
export async function payingApp(
  lines?: string[],
  config: Partial<Config> = {},
  more: Pick<NonNullable<Parameters<typeof testApp>[0]>, 'spans'> = {},
): Promise<Paying> {
  const stripe = await startFakeStripe({ keys: [SECRET_KEY, OTHER_SECRET_KEY] })
  const t = await testApp({ config: { ...config, stripeApiBase: stripe.base }, ...more, ...(lines ? { lines } : {}) })
  const deliver = (body: Buffer | string, signature: string | undefined) =>
    t.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload: body,
      headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    })
  stripe.deliverTo = async (body, signature) => void (await deliver(body, signature))
  const connect = async (keys: object = {}) => {
    const admin = await t.person('admin')
    const answer = await t.call('POST', '/api/functions/save-stripe-credentials', {
      cookie: admin.cookie,
      body: {
        secretKey: SECRET_KEY,
        publishableKey: PUBLISHABLE_KEY,
        webhookSecret: stripe.secret,
        ...keys,
      },
    })
    expect(answer.json()).toMatchObject({ success: true, error: null })
    return admin
  }
  /** A customer with an unpaid order. */
  const anOrder = async () => {
    const customer = await t.person('user')
    const registration = await aRegistration(t.context, { user_id: customer.id })
    const payment = await aPayment(t.context, registration, { provider: null, provider_session_id: null })
    const pay = (more: object = {}) =>
      t.call('POST', '/api/functions/create-payment', {
        cookie: customer.cookie,
        body: { packageId: registration.package_id, businessRegistrationId: registration.id, ...returns, ...more },
      })
    /** Reads the order's newest payment. */
    const now = () =>
      t.db
        .selectFrom('payments')
        .selectAll()
        .where('business_registration_id', '=', registration.id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    /** Opens the provider's checkout page and returns the session's id. */
    const open = async () => {
      const answer = await pay()
      expect(answer.statusCode, answer.body).toBe(200)
      return String((await now()).provider_session_id)
    }
    return { customer, registration, payment, pay, now, open }
  }
  const close = async () => {
    await t.close()
    await stripe.close()
  }
  return { t, stripe, deliver, connect, anOrder, close }
}

type Order = {
  customer: Awaited<ReturnType<TestApp['person']>>
  registration: Awaited<ReturnType<typeof aRegistration>>
  payment: Awaited<ReturnType<typeof aPayment>>
  pay: (more?: object) => ReturnType<TestApp['call']>
  now: () => Promise<Awaited<ReturnType<typeof aPayment>>>
  open: () => Promise<string>
}
export type Paying = {
  t: TestApp
  stripe: FakeStripe
  deliver: (body: Buffer | string, signature: string | undefined) => ReturnType<TestApp['call']>
  connect: (keys?: object) => Promise<Awaited<ReturnType<TestApp['person']>>>
  anOrder: () => Promise<Order>
  close: () => Promise<void>
}
