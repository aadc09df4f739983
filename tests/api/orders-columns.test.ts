import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderInput, orderInput } from '#features/orders/rules/order-fields.ts'
import { writeOrder } from '#features/orders/server/write-order.ts'
import type { Quote } from '#features/registrations/rules/quote.ts'
import { inTransaction } from '#server/context.ts'
import { openIdentityNumber } from '#server/keys/identity-number.ts'
import { anOrder, anOwner } from '#tests/support/order-body.ts'
import { changedAt, leavesOf } from '#tests/support/schema-leaves.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let userId: string
let order: OrderInput
const other: Record<string, unknown> = {
  companyTypeId: 'corporation',
  stateId: 'texas',
  'company.industry': 'Saúde',
  'owners.main.address.country': 'US',
  'owners.partners.0.address.country': 'US',
  'owners.main.taxCountry': 'PT',
  'owners.partners.0.taxCountry': 'PT',
  'owners.main.usPerson': true,
  'owners.partners.0.usPerson': true,
}
beforeAll(async () => {
  t = await testApp()
  userId = (await t.person('user')).id
  const partners = [anOwner({ firstName: 'Rui', share: 4000 })]
  order = await anOrder(t, { owners: { main: anOwner({ share: 6000 }), partners } })
  const { rows } = await t.owner.query('select id from packages where id <> $1 limit 1', [order.packageId])
  other['packageId'] = rows[0].id
})
afterAll(() => t.close())

const quote: Quote = {
  package: { id: '', name: '', price: 0 },
  companyType: '',
  state: '',
  stateFee: 0,
  stateFeeEstimated: false,
  total: 0,
  currency: 'USD',
  quotedAt: '2026-01-01T00:00:00.000Z',
}

// Sealing the same number twice gives different ciphertexts, so the opened numbers are compared.
const numberOf = (owner: { id: string; identity_number_sealed: string | null }): string | null =>
  openIdentityNumber(t.services.keys, owner.id, owner.identity_number_sealed)

class Undone extends Error {}
/** The rows that an order writes, read in a transaction that is rolled back. */
async function storedRows(written: OrderInput): Promise<unknown> {
  let stored: unknown
  const work = inTransaction(t.context, async (tx) => {
    const { registrationId } = await writeOrder(tx, {
      userId,
      order: written,
      hash: Buffer.of(1),
      quote,
      requirements: [],
    })
    const registration = await tx.db
      .selectFrom('business_registrations')
      .selectAll()
      .where('id', '=', registrationId)
      .executeTakeFirstOrThrow()
    const owners = await tx.db
      .selectFrom('business_owners')
      .selectAll()
      .where('business_registration_id', '=', registrationId)
      .orderBy('position')
      .execute()
    const ours = { id: '', business_registration_id: '' }
    stored = [
      { ...registration, ...ours },
      owners.map((owner) => ({ ...owner, identity_number_sealed: numberOf(owner), ...ours })),
    ]
    throw new Undone()
  })
  await expect(work).rejects.toThrow(Undone)
  return stored
}

// orders-once.test.ts and orders-price.test.ts test the key and the seen price.
const fields = leavesOf(orderInput).filter((path) => path !== 'key' && path !== 'seenTotalCents')

test('the same order is stored alike', async () => {
  expect(await storedRows(order)).toEqual(await storedRows(order))
})

test.each(fields)('another %s is stored as another', async (path) => {
  const another = (leaf: unknown) => other[path] ?? (typeof leaf === 'number' ? leaf + 1 : `${leaf}x`)
  expect(await storedRows(changedAt(order, path, another))).not.toEqual(await storedRows(order))
})
