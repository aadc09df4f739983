import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '#server/context.ts'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { OTHER_SECRET_KEY, type Paying, payingApp } from '#tests/support/paying.ts'
import { PUBLIC_ORIGIN, payingNode } from '#tests/support/paying-node.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let p: Paying
beforeAll(async () => {
  p = await payingApp()
})
afterAll(() => p.close())
const saved = () => p.t.db.selectFrom('payment_provider_settings').selectAll().executeTakeFirst()

const node = (more: Partial<Services>) => payingNode(p, more)

test('another node pays with the new keys from its next call on', async () => {
  const appKey = newAppKey()
  const [one, two] = [await node({ keys: makeKeys({ appKey }) }), await node({ keys: makeKeys({ appKey }) })]
  expect(await one.save()).toEqual({ success: true, error: null, missingRights: [] })
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

test('keys that are not kept because the session ended leave no webhook at Stripe', async () => {
  const open = await node({ origin: PUBLIC_ORIGIN })
  await p.t.owner.query('begin')
  await p.t.owner.query('select from profiles where id = $1 for update', [open.adminId])
  const refused = expect(open.save()).rejects.toMatchObject({ code: 'unauthenticated' })
  await waitFor('the webhook', () => p.stripe.endpoints.size === 1)
  await p.t.owner.query('delete from sessions where user_id = $1', [open.adminId])
  await p.t.owner.query('commit')
  await refused
  expect([await saved(), p.stripe.endpoints.size]).toEqual([undefined, 0])
})

test('a public address gets a webhook endpoint of its own, and a new one replaces it', async () => {
  const open = await node({ origin: PUBLIC_ORIGIN })
  expect(await open.save()).toEqual({ success: true, error: null, missingRights: [] })
  const [first] = [...p.stripe.endpoints.values()]
  expect(first?.url).toBe(`${PUBLIC_ORIGIN}/api/webhooks/stripe`)
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
