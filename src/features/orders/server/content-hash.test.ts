import { describe, expect, it } from 'vitest'
import { type OrderInput, orderInput } from '#features/orders/rules/order-fields.ts'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { anOwner } from '#tests/support/order-body.ts'
import { changedAt, leavesOf } from '#tests/support/schema-leaves.ts'
import { contentHash, isSameOrder } from './content-hash.ts'

const order: OrderInput = orderInput.parse({
  key: '00000000-0000-4000-8000-000000000001',
  companyTypeId: 'llc',
  stateId: 'florida',
  packageId: '00000000-0000-4000-8000-000000000002',
  company: {
    companyName: 'Ipê LLC',
    alternativeNames: ['Ipê Trading LLC', 'Ipê Digital LLC'],
    businessPurpose: 'Artesanato',
    industry: 'Comércio',
  },
  owners: {
    main: anOwner({ share: 5000 }),
    partners: [anOwner({ firstName: 'Rui', share: 3000 }), anOwner({ share: 2000 })],
  },
  seenTotalCents: 32_400,
})
const keys = makeKeys({ appKey: newAppKey() })
const hashOf = (value: OrderInput): string => contentHash(keys, value).toString('hex')
const another = (leaf: unknown): unknown => (typeof leaf === 'number' ? leaf + 1 : `${leaf}x`)

describe('the hash of an order', () => {
  const leaves = leavesOf(orderInput).filter((path) => path !== 'key')

  it('looks at every field there is', () => {
    expect(leaves).toContain('company.alternativeNames.0')
    expect(leaves).toContain('owners.main.address.zipCode')
    expect(leaves).toContain('owners.partners.0.share')
    expect(leaves.length).toBeGreaterThanOrEqual(27)
  })

  it.each(leaves)('is another one when %s changes', (path) => {
    expect(hashOf(changedAt(order, path, another))).not.toBe(hashOf(order))
  })

  it('is another one when a field comes that it never heard of', () => {
    const withFax = (fax: string) => hashOf(Object.assign(structuredClone(order), { fax }))
    expect(new Set([hashOf(order), withFax('1'), withFax('2')]).size).toBe(3)
  })

  it('is the same under another key and however the fields are arranged', () => {
    const { company, owners, ...rest } = order
    const { address, ...person } = owners.main
    const turned = { owners: { partners: owners.partners, main: { address, ...person } }, ...rest, company }
    expect(JSON.stringify(turned)).not.toBe(JSON.stringify(order))
    expect(hashOf({ ...turned, key: '00000000-0000-4000-8000-000000000009' })).toBe(hashOf(order))
  })

  it('cannot be made without the key of the application', () => {
    const others = contentHash(makeKeys({ appKey: newAppKey() }), order).toString('hex')
    expect(others).not.toBe(hashOf(order))
  })

  it('is known across a change of the key, for as long as the key before is given', () => {
    const [appKey, previousAppKey] = [newAppKey(), newAppKey()]
    const hash = contentHash(makeKeys({ appKey: previousAppKey }), order)
    const during = makeKeys({ appKey, previousAppKey })
    expect(isSameOrder(during, order, hash)).toBe(true)
    expect(isSameOrder(during, order, contentHash(during, order))).toBe(true)
    expect(isSameOrder(during, { ...order, seenTotalCents: 1 }, hash)).toBe(false)
    expect(isSameOrder(makeKeys({ appKey }), order, hash)).toBe(false)
  })

  it('is another one when partners or alternative names change places', () => {
    const { owners, company } = order
    const partners = owners.partners.toReversed()
    const alternativeNames = company.alternativeNames.toReversed()
    expect(hashOf({ ...order, owners: { ...owners, partners } })).not.toBe(hashOf(order))
    expect(hashOf({ ...order, company: { ...company, alternativeNames } })).not.toBe(hashOf(order))
  })
})
