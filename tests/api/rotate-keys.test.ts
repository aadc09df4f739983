import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anExport } from '#demo/factories/data-export.ts'
import { aDocument } from '#demo/factories/document.ts'
import { someOwners } from '#demo/factories/owners.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { readStripeSettings, sealSetting } from '#features/payments/server/stripe-settings.ts'
import { features } from '#features/server.ts'
import { openFor, sealFor } from '#server/auth/second-factor.ts'
import type { Context } from '#server/context.ts'
import { ownerClient } from '#server/db/connect.ts'
import { makeFiles } from '#server/files/make-files.ts'
import { holdRemovals } from '#server/files/remove-files.ts'
import { openIdentityNumber, sealIdentityNumber } from '#server/keys/identity-number.ts'
import { CannotOpen, type Keys, keyId, makeKeys, newAppKey } from '#server/keys/keys.ts'
import { rotateKeys } from '#server/operations/rotation/rotate-keys.ts'
import { urlOf } from '#tests/support/empty-place.ts'
import { findPattern } from '#tests/support/scan-database.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let [appKey, previousAppKey] = ['', '']
let customer: { id: string }
let ownerIds: string[]
let files: { key: string; documentId: string; version: number }[]

const oldKeys = () => makeKeys({ appKey: previousAppKey })
const bothKeys = () => makeKeys({ appKey, previousAppKey })
const newKeys = () => makeKeys({ appKey })
const place = () => ({ databaseUrl: urlOf(t.place), dataDir: t.services.config.dataDir, s3: undefined })
const rotate = (keys = bothKeys()) =>
  rotateKeys({ config: place(), keys, stop: new AbortController().signal }, features)
const filesWith = (keys: Keys) => makeFiles(place(), keys)
const done = (sealed: number, current = 0, failed = 0) => ({ sealed, current, failed })

beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Stores a value or file of every kind that is sealed, under the old key. */
beforeEach(async () => {
  await t.owner.query('truncate business_registrations, two_factors, payment_provider_settings, data_exports cascade')
  ;[appKey, previousAppKey] = [newAppKey(), newAppKey()]
  customer = await t.person('user')
  const keys = oldKeys()
  const context: Context = { ...t.context, keys, files: filesWith(keys) }
  const order = await aRegistration(context, { user_id: customer.id })
  ownerIds = [context.newId(), context.newId(), context.newId()]
  const numbers = ['52998224725', 'AB123456', null]
  await someOwners(
    context,
    order.id,
    ownerIds.map((id, n) => ({ id, identity_number_sealed: sealIdentityNumber(keys, id, numbers[n] ?? null) })),
  )
  files = []
  for (let n = 0; n < 3; n += 1) {
    const { id, file_path } = await aDocument(context, order.id)
    files.push({ key: file_path ?? '', documentId: id, version: 1 })
  }
  const exported = await anExport(context, customer.id)
  files.push({ key: exported, documentId: exported, version: 1 })
  await t.owner.query('insert into two_factors (user_id, secret, backup_codes) values ($1, $2, $3)', [
    customer.id,
    sealFor(context, 'secret', customer.id, 'the secret'),
    sealFor(context, 'recovery', customer.id, 'hash hash'),
  ])
  await t.owner.query(
    `insert into payment_provider_settings (provider, publishable_key, secret_key_sealed, secret_key_hint, webhook_secret_sealed,
       previous_webhook_secret_sealed, previous_webhook_until, account, livemode)
     values ('stripe', 'pk_test_1', $1, 'sk_test_…1', $2, $3, now() + interval '1 day', $4, false)`,
    [
      sealSetting(keys, 'secret_key', 'sk_test_1'),
      sealSetting(keys, 'webhook_secret', 'whsec_now'),
      sealSetting(keys, 'webhook_secret', 'whsec_before'),
      JSON.stringify({
        id: 'acct_1',
        ...{ business_name: 'Travessia', country: 'US', email: 'a@example.test', business_type: 'company' },
        ...{ charges_enabled: true, payouts_enabled: true },
      }),
    ],
  )
})

/** Database values and stored files that are still sealed with the old key. */
async function leftBehind() {
  const columns: string[] = []
  for (const purpose of ['settings', 'identities'] as const)
    columns.push(...(await findPattern(t, `s1\\.${keyId(oldKeys().derive(purpose)).toString('base64url')}\\.`)))
  const store = filesWith(oldKeys())
  const opened: string[] = []
  for (const ref of files) {
    const content = await store.get(ref).catch(() => undefined)
    if (content) opened.push(ref.key)
    content?.destroy()
  }
  return { columns: columns.sort(), files: opened.sort() }
}

/** Opens every sealed value and file with these keys, as the product does. */
async function opens(keys: Keys) {
  const context = { ...t.context, keys }
  const one = async (text: string, values: unknown[]) => (await t.owner.query(text, values)).rows[0]
  const factor = await one('select secret, backup_codes from two_factors where user_id = $1', [customer.id])
  const numbers: (string | null)[] = []
  for (const id of ownerIds) {
    const row = await one('select identity_number_sealed as sealed from business_owners where id = $1', [id])
    numbers.push(openIdentityNumber(keys, id, row.sealed))
  }
  const stripe = await readStripeSettings({ ...context, config: t.services.config })
  return {
    secret: openFor(context, 'secret', customer.id, factor.secret),
    codes: openFor(context, 'recovery', customer.id, factor.backup_codes),
    numbers,
    webhook: stripe?.webhookSecrets.map(({ secret }) => secret),
    files: await Promise.all(files.map(async (ref) => (await buffer(await filesWith(keys).get(ref))).length > 0)),
  }
}

describe('a change of APP_KEY', () => {
  test('seals everything anew; then the new key alone opens it, the old one nothing, and a second run changes nothing', async () => {
    const what = await opens(oldKeys())
    expect(what).toMatchObject({ secret: 'the secret', numbers: ['52998224725', 'AB123456', null] })
    expect((await leftBehind()).columns).toEqual([
      'public.business_owners.identity_number_sealed',
      'public.payment_provider_settings.previous_webhook_secret_sealed',
      'public.payment_provider_settings.secret_key_sealed',
      'public.payment_provider_settings.webhook_secret_sealed',
      'public.two_factors.backup_codes',
      'public.two_factors.secret',
    ])
    expect(await rotate()).toEqual({
      files: done(4),
      twoFactors: done(2),
      paymentKeys: done(3),
      identityNumbers: done(2),
    })
    expect(await leftBehind()).toEqual({ columns: [], files: [] })
    expect(await opens(newKeys())).toEqual(what)
    await expect(opens(oldKeys())).rejects.toThrow(CannotOpen)

    const rows = async () => (await t.owner.query('select xmin, t.* from business_owners t order by id')).rows
    const unchanged = await rows()
    expect(await rotate()).toEqual({
      files: done(0, 4),
      twoFactors: done(0, 2),
      paymentKeys: done(0, 3),
      identityNumbers: done(0, 2),
    })
    expect(await rows()).toEqual(unchanged)
  })

  test('goes on past what is missing or cannot be opened, and counts it', async () => {
    const stranger = makeKeys({ appKey: newAppKey() })
    const [lost, damaged] = files
    await filesWith(oldKeys()).remove(lost?.key ?? '')
    if (damaged) await filesWith(stranger).put(damaged, (async function* () {})())
    const [id = ''] = ownerIds
    await t.owner.query('update business_owners set identity_number_sealed = $2 where id = $1', [
      id,
      sealIdentityNumber(stranger, id, '1'),
    ])
    await t.owner.query(`update two_factors set backup_codes = 'not sealed at all'`)
    expect(await rotate()).toEqual({
      files: done(2, 0, 2),
      twoFactors: done(1, 0, 1),
      paymentKeys: done(3),
      identityNumbers: done(1, 0, 1),
    })
  })

  test('waits for a removal that is under way, so that no file comes back', async () => {
    const [gone = { key: '' }] = files
    const client = ownerClient(t.place)
    await client.connect()
    const hold = await holdRemovals(client)
    const rotating = rotate()
    await sleep(300)
    expect((await leftBehind()).files).toHaveLength(4)
    await t.owner.query('delete from document_versions where file_path = $1', [gone.key])
    await filesWith(oldKeys()).remove(gone.key)
    await hold.release()
    await client.end()
    expect((await rotating).files).toEqual(done(3))
    expect(await storedFiles(t)).not.toContain(gone.key)
  })

  test('stops when it is told to, and the next run does the rest', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'))
    await expect(rotateKeys({ config: place(), keys: bothKeys(), stop: stopped }, features)).rejects.toThrow('stopped')
    expect((await rotate()).files).toEqual(done(4))
  })

  test('is refused without the key before, and with the same one', async () => {
    await expect(rotate(newKeys())).rejects.toThrow('APP_KEY_PREVIOUS')
    await expect(rotate(makeKeys({ appKey, previousAppKey: appKey }))).rejects.toThrow('a mesma chave')
  })
})
