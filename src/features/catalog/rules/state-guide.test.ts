import { describe, expect, it } from 'vitest'
import { type GuideFact, stateGuideFacts } from './state-guide.ts'

const fact = (kind: string, companyTypeId: string | null, more: Partial<GuideFact> = {}): GuideFact => ({
  ...{ kind, companyTypeId, name: kind, amountCents: null, value: {}, summary: null },
  checkedOn: '2026-10-10',
  confidence: 'high',
  ...more,
})
const duty = (companyTypeId: string | null, amountCents: number | null, value: object): GuideFact =>
  fact('annual_duty', companyTypeId, {
    amountCents,
    value: { frequency: 'annual', due: { kind: 'fixed', month: 5, day: 1 }, ...value },
  })

describe('the guide of a state', () => {
  it('tells the types apart and gives both what is meant for all', () => {
    const { types } = stateGuideFacts([
      fact('filing_fee', 'llc', { amountCents: 100 }),
      fact('formation_fee', 'llc', { amountCents: 125 }),
      fact('filing_fee', 'corporation', { amountCents: 70 }),
      duty('llc', 138, {}),
      duty(null, 50, { frequency: 'biennial' }),
    ])
    expect(types.map(({ companyTypeId, yearlyCostCents }) => [companyTypeId, yearlyCostCents])).toEqual([
      ['corporation', 25],
      ['llc', 163],
    ])
    expect(types[1]).toMatchObject({ filingFeeCents: 100, formationFeeCents: 125, due: 'Todo ano, até 1º de maio' })
    expect(types[0]).toMatchObject({ filingFeeCents: 70, formationFeeCents: null })
  })

  it('takes the total that the data gives before its own sum, and the date of the heaviest duty', () => {
    const { types } = stateGuideFacts([
      fact('filing_fee', 'llc'),
      duty('llc', 2000, { frequency: 'biennial', due: { kind: 'none' }, yearlyCostCents: 81_000 }),
      duty('llc', 80_000, { due: { kind: 'fixed', month: 4, day: 15 } }),
    ])
    expect(types[0]).toMatchObject({ yearlyCostCents: 81_000, due: 'Todo ano, até 15 de abril', dueOrder: 415 })
  })

  it('knows the difference between nothing due and nothing known', () => {
    const none = stateGuideFacts([
      fact('filing_fee', 'llc'),
      duty('llc', 0, { frequency: 'none', due: { kind: 'none' } }),
    ])
    expect(none.types[0]).toMatchObject({ yearlyCostCents: 0, duties: [], due: '' })
    const unknown = stateGuideFacts([fact('filing_fee', 'llc'), duty('llc', 5, { frequency: 'weekly' })])
    expect(unknown.types[0]).toMatchObject({ yearlyCostCents: null, duties: [] })
  })

  it('is as old and as sure as the weakest of its figures', () => {
    const guide = stateGuideFacts([
      fact('filing_fee', 'llc', { checkedOn: '2026-10-10' }),
      fact('annual_duty', 'llc', { checkedOn: '2026-09-11', confidence: 'medium' }),
      fact('note', null, { checkedOn: '2020-01-01', confidence: 'low', summary: 'Leia o aviso.' }),
    ])
    expect(guide).toMatchObject({ checkedOn: '2026-09-11', confidence: 'medium', notes: ['Leia o aviso.'] })
  })

  it('says whether the state has an income tax, and nothing when that is not known', () => {
    const tax = fact('income_tax', null, { value: { personal: false, corporate: false }, summary: 'Não cobra.' })
    expect(stateGuideFacts([tax])).toMatchObject({ hasIncomeTax: false, incomeTax: 'Não cobra.' })
    expect(stateGuideFacts([])).toMatchObject({ hasIncomeTax: null, incomeTax: null, types: [], confidence: 'high' })
  })
})
