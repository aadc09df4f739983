import { describe, expect, it } from 'vitest'
import { type FactFields, factProblems, fieldsOfValue, hasField, ownFields, valueWith } from './fact-fields.ts'

const sent: FactFields = {
  name: 'Relatório',
  amountCents: 500,
  summary: '',
  sources: [],
  checkedOn: '2026-11-16',
  confidence: 'high',
  frequency: 'annual',
  due: { kind: 'fixed', month: 5, day: 1 },
  lateFeeCents: 100,
  lateMonthlyBasisPoints: 150,
  atLeast: true,
  sharesTax: null,
  penalty: { currency: 'BRL', cents: 250_000, maxCents: 25_000_000 },
  parts: [
    { name: 'Pedido', amountCents: 10_000 },
    { name: 'Agente', amountCents: 2500 },
  ],
  personalTax: true,
  corporateTax: false,
}
const TODAY = '2026-11-16'

describe('what the office edits of a fact', () => {
  it('keeps only what belongs to the kind', () => {
    const note = ownFields('note', sent)
    expect([note.due, note.parts, note.frequency, note.personalTax]).toEqual([null, null, null, null])
    expect(note.summary).toBeNull()
    expect(hasField('annual_duty', 'parts')).toBe(false)
  })

  it('takes the formation fee from its parts', () => {
    expect(ownFields('formation_fee', sent).amountCents).toBe(12_500)
  })

  it('says what is missing, and that nothing is checked in the future', () => {
    const empty = { ...sent, parts: [], frequency: null, due: null, personalTax: null, corporateTax: null }
    expect(factProblems('formation_fee', empty, TODAY)).toEqual({ parts: 'required' })
    expect(factProblems('annual_duty', empty, TODAY)).toEqual({ frequency: 'required' })
    expect(factProblems('calendar', empty, TODAY)).toEqual({ due: 'required' })
    expect(factProblems('income_tax', empty, TODAY)).toEqual({ personalTax: 'required', corporateTax: 'required' })
    expect(factProblems('note', empty, '2026-11-15')).toEqual({ checkedOn: 'future_day' })
    expect(factProblems('annual_duty', sent, TODAY)).toEqual({})
    const turned = { ...sent, penalty: { currency: 'USD', cents: 2, maxCents: 1 } as const }
    expect(factProblems('calendar', turned, TODAY)).toEqual({ penalty: 'invalid' })
  })

  it('leaves the rest of a stored value as it was, and reads back what it wrote', () => {
    const value = valueWith('annual_duty', { reportName: 'Annual Report', frequency: 'none' }, sent)
    expect(value).toMatchObject({ reportName: 'Annual Report', frequency: 'annual', lateFeeCents: 100 })
    expect(fieldsOfValue('annual_duty', value)).toMatchObject({ due: sent.due, atLeast: true, parts: null })
    expect(fieldsOfValue('calendar', valueWith('calendar', {}, sent)).penalty).toEqual(sent.penalty)
    expect(ownFields('annual_duty', sent).penalty).toBeNull()
    expect(valueWith('income_tax', { text: 'x' }, sent)).toEqual({ text: 'x', personal: true, corporate: false })
  })

  it('counts what it cannot read as unknown', () => {
    expect(fieldsOfValue('annual_duty', { due: { kind: 'weekly' }, frequency: 7 })).toMatchObject({
      due: null,
      frequency: null,
    })
  })
})
