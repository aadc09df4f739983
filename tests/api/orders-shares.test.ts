import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole, ownersInput } from '#features/orders/contract.ts'
import { LARGEST_ADDITIONAL, SMALLEST_SHARE, WHOLE } from '#features/orders/rules/shares.ts'
import { anOrder, anOwner } from '#tests/support/order-body.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Up to ten owners with at least 1 % each, whose shares total 100.00 or miss it by 0.01. */
const shares = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 10 }), fc.constantFrom(0, 0, -1, 1))
  .map(([weights, beside]) => {
    const free = WHOLE - SMALLEST_SHARE * weights.length
    const sum = weights.reduce((total, weight) => total + weight, 0)
    const parts = weights.map((weight) => SMALLEST_SHARE + Math.floor((weight * free) / sum))
    const rest = WHOLE - parts.reduce((total, part) => total + part, 0)
    return parts.map((part, n) => (n === 0 ? part + rest + (part + rest < WHOLE ? beside : 0) : part))
  })

test('whatever the owners are, the order exists exactly when they total 100.00, and so says the database', async () => {
  const customer = await t.person('user')
  const property = fc.asyncProperty(shares, async ([main = 0, ...partners]) => {
    await t.db.deleteFrom('rate_limits').execute()
    const body = await anOrder(t, { owners: ownersOf([main, ...partners]) })
    const answer = await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
    const whole = main + partners.reduce((sum, share) => sum + share, 0) === WHOLE
    expect(answer.statusCode).toBe(whole ? 201 : 400)
    const { rows } = await t.owner.query(
      `select o.position, o.ownership_percentage as share, sum(o.ownership_percentage) over () as total
       from order_keys k join business_owners o using (business_registration_id) where k.key = $1 order by o.position`,
      [body.key],
    )
    const kept = whole ? [main, ...partners].map((share) => (share / 100).toFixed(2)) : []
    expect(rows.map(({ share }) => share)).toEqual(kept)
    expect(new Set(rows.map(({ total }) => total))).toEqual(new Set(whole ? ['100.00'] : []))
  })
  await fc.assert(property, { numRuns: 60 })
})

test('the database itself refuses owners that do not total 100', async () => {
  const customer = await t.person('user')
  const answer = await t.call('POST', '/api/orders', { cookie: customer.cookie, body: await anOrder(t) })
  const change = t.owner.query(
    `update business_owners set ownership_percentage = 99.99 where business_registration_id = $1`,
    [answer.json().registrationId],
  )
  await expect(change).rejects.toMatchObject({ code: '23514' })
})

const ownersOf = ([main = 0, ...partners]: number[]) => ({
  main: anOwner({ share: main }),
  partners: partners.map((share) => anOwner({ share })),
})

/** Splits 100.00 at random places, because independent random shares would hardly ever add up to it. */
const parts = fc
  .uniqueArray(fc.integer({ min: 1, max: WHOLE - 1 }), { maxLength: 19 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), WHOLE])
  .map((edges) => edges.slice(1).map((edge, n) => edge - (edges[n] ?? 0)))
const anyShares = fc.array(fc.integer({ min: 0, max: WHOLE + 1 }), { minLength: 1, maxLength: 20 })
const nearly = fc
  .tuple(parts, fc.constantFrom(-1, 1), fc.nat(19))
  .map(([shares, by, at]) => shares.map((share, n) => (n === at % shares.length ? share + by : share)))

test('owners are accepted exactly when their shares are allowed and total 100.00', () => {
  let accepted = 0
  const property = fc.property(fc.oneof(parts, nearly, anyShares), (shares) => {
    const total = shares.reduce((sum, share) => sum + share, 0)
    const [main = 0, ...partners] = shares
    const allowed =
      main >= SMALLEST_SHARE &&
      main <= WHOLE &&
      partners.every((share) => share >= SMALLEST_SHARE && share <= LARGEST_ADDITIONAL)
    const { success } = ownersInput.safeParse(ownersOf(shares))
    expect(success).toBe(allowed && total === WHOLE)
    if (success) accepted++
    expect(isWhole(ownersOf(shares))).toBe(total === WHOLE)
  })
  fc.assert(property, { numRuns: 1000 })
  // A property that only ever sees refusals would prove nothing.
  expect(accepted).toBeGreaterThan(50)
})
