import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSessionFinder } from '#server/auth/find-session.ts'
import { makeContext, type Services } from '#server/context.ts'
import { saveStripe } from '#server/features/payments/save-stripe.ts'
import { readStripeSettings } from '#server/features/payments/stripe-settings.ts'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { OTHER_SECRET_KEY, type Paying, PUBLISHABLE_KEY, payingApp, SECRET_KEY } from '#tests/support/paying.ts'
import { PASSWORD } from '#tests/support/test-app.ts'

let p: Paying
beforeAll(async () => {
  p = await payingApp()
})
afterAll(() => p.close())
const saved = () => p.t.db.selectFrom('payment_provider_settings').selectAll().executeTakeFirst()

/** A node of its own, on which an admin saves keys: it shares the database with the others, but not their memory. */
const node = async (more: Partial<Services>) => {
  const admin = await p.t.person('admin')
  const actor = { kind: 'account', id: admin.id, role: 'admin' } as const
  const { db, keys, origin, now } = p.t.services
  const secret = keys.derive('sessions').toString('base64url')
  const session = await makeSessionFinder({ db, secret, origin, now })(admin.cookie, false)
  const context = () =>
    makeContext({ ...p.t.services, ...more }, { actor, session, requestId: 'test', ip: '', userAgent: '', cookie: '' })
  return {
    save: (keys: object = {}) =>
      saveStripe(context(), {
        secretKey: SECRET_KEY,
        publishableKey: PUBLISHABLE_KEY,
        currentPassword: PASSWORD,
        ...keys,
      }),
    settings: () => readStripeSettings(context()),
  }
}

test('another node pays with the new keys from its next call on', async () => {
  const appKey = newAppKey()
  const [one, two] = [await node({ keys: makeKeys({ appKey }) }), await node({ keys: makeKeys({ appKey }) })]
  expect(await one.save()).toEqual({ success: true, error: null })
  expect((await two.settings())?.secretKeyHint).toBe('sk_test_…abcd')
  await one.save({ secretKey: OTHER_SECRET_KEY })
  expect((await two.settings())?.secretKeyHint).toBe('sk_test_…wxyz')
  await p.t.db.deleteFrom('payment_provider_settings').execute()
  expect(await two.settings()).toBeUndefined()
})

test('after a change of APP_KEY they move to the new key and outlive the old one', async () => {
  const [appKey, previousAppKey] = [newAppKey(), newAppKey()]
  await (await node({ keys: makeKeys({ appKey: previousAppKey }) })).save({ webhookSecret: p.stripe.secret })
  const during = await node({ keys: makeKeys({ appKey, previousAppKey }) })
  expect((await during.settings())?.webhookSecrets).toHaveLength(1)
  const after = await node({ keys: makeKeys({ appKey }) })
  expect((await after.settings())?.webhookSecrets.map(({ secret }) => secret)).toEqual([p.stripe.secret])
  await p.t.db.deleteFrom('payment_provider_settings').execute()
})

test('a public address gets a webhook endpoint of its own, and a new one replaces it', async () => {
  const open = await node({ origin: 'https://travessia.example' })
  expect(await open.save()).toEqual({ success: true, error: null })
  const [first] = [...p.stripe.endpoints.values()]
  expect(first?.url).toBe('https://travessia.example/api/webhooks/stripe')
  expect(first?.enabled_events).toContain('checkout.session.completed')
  expect((await saved())?.webhook_endpoint_id).toBe(first?.id)
  await open.save()
  const now = [...p.stripe.endpoints.values()]
  expect(now).toHaveLength(1)
  expect(now[0]?.id).not.toBe(first?.id)
  const secrets = (await open.settings())?.webhookSecrets
  expect(secrets?.map(({ secret }) => secret)).toEqual([now[0]?.secret, first?.secret])
  p.stripe.endpoints.clear()
})
