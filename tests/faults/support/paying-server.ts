import { randomUUID } from 'node:crypto'
import { orderBody } from '#bench/support/order-body.ts'
import { seedCustomers } from '#bench/support/seed-customers.ts'
import { WEBHOOK_PATH } from '#features/payments/server/provider/webhook-path.ts'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { startFakeStripe } from '#tests/support/fake-stripe.ts'
import { anEmail, call, signUp } from './calls.ts'
import { openOwner } from './owner-of.ts'
import type { scratchServers } from './scratch-servers.ts'
import { freePort, type ServerProcess } from './server-process.ts'

const SECRET_KEY = 'sk_test_51FakeTravessia2222mnop'
const PUBLISHABLE_KEY = 'pk_test_51FakeTravessia2222qrst'

export type UnpaidOrder = { customerId: string; cookie: string; registrationId: string; packageId: string }

/** A server with a fake Stripe whose keys are saved, and unpaid orders of as many customers. */
export async function startPayingServer(
  here: ReturnType<typeof scratchServers>,
  { orders: count, env: more = {} }: { orders: number; env?: Record<string, string> },
) {
  const stripe = await startFakeStripe({ keys: [SECRET_KEY] })
  const appKey = newAppKey()
  // The port stays the same after a restart, so that the provider's webhooks still arrive.
  const env = { PORT: String(await freePort()), STRIPE_API_BASE: stripe.base, APP_KEY: appKey, ...more }
  try {
    const server = await here.start(env)
    const { origin } = server
    const owner = await openOwner(here)
    const admin = await signUp(origin, anEmail())
    await owner.query(`update profiles set role = 'admin', email_verified = true`)
    const keys = { secretKey: SECRET_KEY, publishableKey: PUBLISHABLE_KEY, webhookSecret: stripe.secret }
    const saved = await call(origin, '/api/functions/save-stripe-credentials', {
      cookie: admin.cookie,
      body: keys,
    })
    if (saved.json?.success !== true) throw new Error(`keys not saved: ${JSON.stringify(saved.json)}`)
    const secret = makeKeys({ appKey }).derive('sessions').toString('base64url')
    const body = await orderBody(owner)
    const orders: UnpaidOrder[] = []
    for (const { id, cookie } of await seedCustomers(owner, secret, count)) {
      const placed = await call(origin, '/api/orders', { cookie, body: { ...body, key: randomUUID() } })
      if (placed.status !== 201) throw new Error(`not ordered: ${JSON.stringify(placed.json)}`)
      orders.push({ customerId: id, cookie, registrationId: placed.json.registrationId, packageId: body.packageId })
    }
    return { server, stripe, owner, orders, env }
  } catch (error) {
    await stripe.close()
    throw error
  }
}

/** Requests the provider's checkout page, as the pay button does. */
export const pay = ({ origin }: ServerProcess, { cookie, registrationId, packageId }: UnpaidOrder) =>
  call(origin, '/api/functions/create-payment', {
    cookie,
    body: {
      packageId,
      businessRegistrationId: registrationId,
      successUrl: '/user/dashboard?payment=success',
      cancelUrl: '/cadastro?payment=cancelled',
    },
  })

/** Delivers a webhook to the server; returns the status, 0 when the connection broke. */
export async function deliver({ port }: ServerProcess, body: Buffer, signature: string): Promise<number> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${WEBHOOK_PATH}`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      signal: AbortSignal.timeout(60_000),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
