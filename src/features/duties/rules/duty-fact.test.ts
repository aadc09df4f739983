import { describe, expect, it } from 'vitest'
import { type DutyFactRow, dutyFactOf, dutyTermsOf } from './duty-fact.ts'

const row = (value: unknown, kind = 'annual_duty'): DutyFactRow => ({
  ...{ id: 'f1', key: 'state/florida/llc/annual_duty', kind, stateId: 'florida', companyTypeId: 'llc' },
  ...{ name: 'Annual Report', amountCents: 13_875, value, checkedOn: '2026-10-10', confidence: 'high' },
})
const due = { kind: 'fixed', month: 5, day: 1 }

describe('a fact that says when something falls due', () => {
  it('keeps what its row says and reads the rest from its value', () => {
    const value = { due, frequency: 'biennial', reportName: 'Annual Report', lateFeeCents: 40_000 }
    const { value: _, ...kept } = row(value)
    expect(dutyFactOf(row(value))).toEqual({
      ...kept,
      ...{ due, frequency: 'biennial', usName: 'Annual Report', once: false, exceptStates: [] },
      ...{ owners: null, atLeast: false, sharesTax: null },
      penalty: { currency: 'USD', cents: 40_000, maxCents: null },
    })
  })

  it('recurs every year where it does not say how often', () => {
    expect(dutyFactOf(row({ due }))?.frequency).toBe('annual')
    expect(dutyFactOf(row({ due, frequency: null }))?.frequency).toBe('annual')
  })

  it('has no day where nobody knows it', () => {
    expect(dutyFactOf(row({ due: null }))?.due).toBeNull()
    expect(dutyFactOf(row({ when: 'after incorporation' }, 'obligation'))?.due).toBeNull()
    expect(dutyFactOf(row({ due: { kind: 'announced' } }))?.due).toEqual({ kind: 'announced' })
  })

  it('is owed once where it is an obligation', () => {
    const value = { due: { kind: 'daysAfterFormation', days: 90 }, when: null, originalName: 'Initial Statement' }
    expect(dutyFactOf(row(value, 'obligation'))).toMatchObject({ once: true, usName: 'Initial Statement' })
    expect(dutyFactOf(row({ due }, 'calendar'))?.once).toBe(false)
  })

  it('names the states that it leaves out', () => {
    expect(dutyFactOf(row({ due, exceptStates: ['new-york'] }))?.exceptStates).toEqual(['new-york'])
  })

  it.each([
    ['nothing is due', { due: { kind: 'none' }, frequency: 'none' }],
    ['nothing is due, whatever the frequency says', { due: { kind: 'none' } }],
    ['it never recurs', { due, frequency: 'none' }],
    ['the order has paid for it before the filing', { due: null, when: 'before filing' }],
    ['the order has paid for it with the filing', { due: null, when: 'at formation' }],
    ['its rule cannot be read', { due: { kind: 'fixed', month: 13, day: 1 } }],
    ['its rule is of an unknown kind', { due: { kind: 'fullMoon' } }],
    ['its frequency cannot be read', { due, frequency: 'weekly' }],
    ['its penalty cannot be read', { due, penalty: { currency: 'EUR', cents: 1, maxCents: null } }],
    ['it has no value', null],
  ])('brings no duty where %s', (_, value) => expect(dutyFactOf(row(value))).toBeUndefined())

  it.each(['before operating', 'after formation', 'after incorporation'])('stays a duty when it is owed %s', (when) => {
    expect(dutyFactOf(row({ due: null, when }, 'obligation'))).toMatchObject({ once: true, due: null })
  })
})

describe('what a stored fact says besides its day', () => {
  const fine = { currency: 'BRL', cents: 250_000, maxCents: 25_000_000 }

  it.each([
    ['its own penalty before a surcharge', { penalty: fine, lateFeeCents: 100 }, fine],
    ['a surcharge in dollars', { lateFeeCents: 40_000 }, { currency: 'USD', cents: 40_000, maxCents: null }],
    ['no penalty where the surcharge is nothing', { lateFeeCents: 0 }, null],
    ['no penalty where none is known', { lateFeeCents: null, penalty: null }, null],
  ])('is %s', (_, value, penalty) => {
    expect(dutyTermsOf(value).penalty).toEqual(penalty)
    expect(dutyFactOf(row({ due, ...value }))?.penalty).toEqual(penalty)
  })

  it('is the name that its authority gives it', () => {
    expect(dutyTermsOf({ reportName: 'Form 1120', originalName: 'Other' }).usName).toBe('Form 1120')
    expect(dutyTermsOf({ reportName: null, originalName: 'Initial Statement' }).usName).toBe('Initial Statement')
    expect(dutyTermsOf({ reportName: null }).usName).toBe('')
  })

  it('is nothing where it cannot be read', () => {
    expect(dutyTermsOf('broken')).toEqual({ usName: '', penalty: null, lastAnnounced: null })
  })
})
