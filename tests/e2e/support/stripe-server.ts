import { type APIRequestContext, expect } from '@playwright/test'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { PASSWORD, people } from './people.ts'

export const SECRET_KEY = 'sk_test_51FakeTravessia0000abcd'

export type PayingServer = OwnServer & { stripe: FakeStripe }

/** Starts a separate server that is connected to a fake Stripe. */
export async function startPayingServer(port: number): Promise<PayingServer> {
  const stripe = await startFakeStripe({ keys: [SECRET_KEY] })
  const server = await startOwnServer(port, { STRIPE_API_BASE: stripe.base })
  const { origin } = server
  stripe.deliverTo = (body, signature) =>
    fetch(`${origin}/api/webhooks/stripe`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
  await connectStripe(origin, stripe)
  return {
    ...server,
    stripe,
    async stop() {
      await server.stop()
      await stripe.close()
    },
  }
}

async function connectStripe(origin: string, stripe: FakeStripe): Promise<void> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin, cookie },
    })
  const signedIn = await post('/api/auth/sign-in/email', { email: people.admin.email, password: PASSWORD })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const keys = {
    secretKey: SECRET_KEY,
    publishableKey: 'pk_test_51FakeTravessia0000efgh',
    webhookSecret: stripe.secret,
  }
  const saved = await post('/api/functions/save-stripe-credentials', keys, cookie)
  expect(await saved.json()).toMatchObject({ success: true, error: null })
}

export async function newestOrderOf(request: APIRequestContext, origin: string): Promise<{ paid: boolean }> {
  const { items } = await (await request.get(`${origin}/api/registrations?limit=1`)).json()
  return items[0]
}
