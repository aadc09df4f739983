import { expect, test } from 'vitest'
import { type Offer, quoteOf, quoteShape } from './quote.ts'

const offer: Offer = {
  package: { id: 'p', name: 'Profissional', price: 19_900, stateFee: 12_500 },
  companyType: { id: 'llc', label: 'LLC' },
  state: { name: 'Texas' },
  formationFee: 30_000,
}
const at = new Date('2026-03-04T05:06:07.000Z')

test('names and prices are frozen as they are', () => {
  const quote = quoteOf(offer, at)
  expect(quote).toEqual({
    package: { id: 'p', name: 'Profissional', price: 19_900 },
    companyType: 'LLC',
    state: 'Texas',
    stateFee: 30_000,
    stateFeeEstimated: false,
    total: 49_900,
    currency: 'USD',
    quotedAt: '2026-03-04T05:06:07.000Z',
  })
  expect(quoteShape.parse(JSON.parse(JSON.stringify(quote)))).toEqual(quote)
})

test('a state without a known fee takes the one of the package, a fee of nothing is a fee', () => {
  expect(quoteOf({ ...offer, formationFee: null }, at)).toMatchObject({
    stateFee: 12_500,
    stateFeeEstimated: true,
    total: 32_400,
  })
  expect(quoteOf({ ...offer, formationFee: 0 }, at)).toMatchObject({
    stateFee: 0,
    stateFeeEstimated: false,
    total: 19_900,
  })
})

test('a quote from before estimates were marked is read as one with a known fee', () => {
  const { stateFeeEstimated: _, ...older } = quoteOf(offer, at)
  expect(quoteShape.parse(older).stateFeeEstimated).toBe(false)
})
