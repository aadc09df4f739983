import { describe, expect, it } from 'vitest'
import { formationQuote } from './formation-quote.ts'

const plan = { priceCents: 19_900, stateFeeCents: 12_500 }
const fees = [
  { companyTypeId: 'llc', amountCents: 42_500 },
  { companyTypeId: 'corporation', amountCents: 0 },
]

describe('what a plan costs in a state', () => {
  it('adds what the state takes for the type', () => {
    expect(formationQuote(plan, fees, 'llc')).toEqual({
      planCents: 19_900,
      stateFeeCents: 42_500,
      estimated: false,
      totalCents: 62_400,
    })
  })

  it('estimates with the fee of the plan where the state has none for the type', () => {
    expect(formationQuote(plan, fees, 'partnership')).toMatchObject({
      stateFeeCents: 12_500,
      estimated: true,
      totalCents: 32_400,
    })
    expect(formationQuote(plan, [], 'llc')).toMatchObject({ stateFeeCents: 12_500, estimated: true })
  })

  it('takes a fee of nothing as a fee', () => {
    expect(formationQuote(plan, fees, 'corporation')).toMatchObject({
      stateFeeCents: 0,
      estimated: false,
      totalCents: 19_900,
    })
  })
})
