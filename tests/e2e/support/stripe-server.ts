import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts'
import { PASSWORD, people } from './people.ts'

const SECRET_KEY = 'sk_test_51FakeTravessia0000abcd'

export type PayingServer = { origin: string; stop(): Promise<void> }

/** Starts a separate server that is connected to a fake Stripe. */
export async function startPayingServer(port: number): Promise<PayingServer> {
  const origin = `http://127.0.0.1:${port}`
  const dir = `.data/e2e-stripe-${port}`
  rmSync(dir, { recursive: true, force: true })
  const stripe = await startFakeStripe({ keys: [SECRET_KEY] })
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), APP_ORIGIN: origin, DATA_DIR: dir, DEMO: '1' }
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...env, LOG_LEVEL: 'warn', STRIPE_API_BASE: stripe.base, TRUSTED_PROXIES: '127.0.0.1' },
    stdio: 'ignore',
  })
  await ready(origin, child)
  stripe.deliverTo = (body, signature) =>
    fetch(`${origin}/api/webhooks/stripe`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
  await connectStripe(origin, stripe)
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await stripe.close()
    },
  }
}

async function ready(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    // A failed call means that the server does not listen yet.
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(250)
  }
  throw new Error('the server did not become ready')
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
  const saved = await post('/api/functions/save-stripe-credentials', { ...keys, currentPassword: PASSWORD }, cookie)
  expect(await saved.json()).toEqual({ success: true, error: null })
}

export async function newestOrderOf(request: APIRequestContext, origin: string): Promise<{ paid: boolean }> {
  const { items } = await (await request.get(`${origin}/api/registrations?limit=1`)).json()
  return items[0]
}
