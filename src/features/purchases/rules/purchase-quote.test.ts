import { describe, expect, it, test } from 'vitest'
import { seeded } from '#tests/support/seeded.ts'
import { paidForOf } from './paid-for.ts'
import { type PurchaseQuote, purchaseQuoteShape, upgradePrice } from './purchase-quote.ts'

describe('what changing to another plan costs', () => {
  it.each([
    [9900, 19_900, 10_000],
    [0, 1, 1],
    [19_900, 19_900, undefined],
    [19_900, 9900, undefined],
    [0, 0, undefined],
  ])('from %i to %i: %s', (from, to, price) => expect(upgradePrice({ price: from }, { price: to })).toBe(price))

  test('both ways are never open at once, and two steps cost as much as one', () => {
    const random = seeded(160)
    for (let round = 0; round < 2000; round++) {
      const [low, middle, high] = Array.from({ length: 3 }, () => random.between(0, 500_000)).sort((a, b) => a - b) as [
        number,
        number,
        number,
      ]
      const price = (from: number, to: number) => upgradePrice({ price: from }, { price: to })
      const up = price(low, high)
      expect(up === undefined || up > 0).toBe(true)
      expect(price(high, low)).toBeUndefined()
      expect((price(low, middle) ?? 0) + (price(middle, high) ?? 0)).toBe(up ?? 0)
    }
  })
})

const order = {
  package: { id: 'p', name: 'Profissional', price: 19_900 },
  ...{ companyType: 'LLC', state: 'Flórida', stateFee: 12_500, stateFeeEstimated: false, total: 32_400 },
  ...{ currency: 'USD' as const, quotedAt: '2026-11-15T13:03:00.000Z' },
}
const service: PurchaseQuote = {
  ...{ kind: 'extra', name: 'Relatório anual do estado', from: null, price: 9900, fee: 6000, total: 15_900 },
  duty: { name: 'Relatório anual', usName: 'Annual Report', period: 2027 },
  ...{ currency: 'USD', quotedAt: '2026-11-15T13:03:00.000Z' },
}

describe('what a payment is for', () => {
  it('is the order of the company without a purchase, and the purchase with one', () => {
    expect(paidForOf({ purchaseId: null, quote: order })).toEqual({ kind: 'order', quote: order })
    expect(paidForOf({ purchaseId: 'u', quote: service })).toEqual({ kind: 'purchase', quote: service })
  })

  it('is never read with the words of the other', () => {
    expect(() => paidForOf({ purchaseId: 'u', quote: order })).toThrow()
    expect(() => paidForOf({ purchaseId: null, quote: service })).toThrow()
  })

  it.each([
    ['a price below nothing', { price: -1 }],
    ['half a cent', { fee: 0.5 }],
    ['another money', { currency: 'BRL' }],
    ['a kind that nobody sells', { kind: 'gift' }],
    ['a duty without its year', { duty: { name: 'Relatório anual', usName: 'Annual Report' } }],
  ])('holds no quote with %s', (_, parts) => {
    expect(purchaseQuoteShape.safeParse({ ...service, ...parts }).success).toBe(false)
  })
})
