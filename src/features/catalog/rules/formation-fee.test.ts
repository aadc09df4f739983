import { describe, expect, it } from 'vitest'
import { formationFeeParts, OBLIGATION_TIMES, totalOf } from './formation-fee.ts'

const filing = { name: 'Articles', amountCents: 7500 }

describe('what a state takes at formation', () => {
  it('is the filing fee when nothing else is due', () => {
    expect(formationFeeParts(filing, [])).toEqual([filing])
  })

  it('adds what is due at or before filing and nothing that comes later', () => {
    const all = OBLIGATION_TIMES.map((when, place) => ({ name: when, when, amountCents: 10 ** place }))
    const parts = formationFeeParts(filing, [...all, { name: 'within 90 days', amountCents: 2500 }])
    expect(parts.map(({ name }) => name)).toEqual(['Articles', 'before filing', 'at formation'])
    expect(totalOf(parts)).toBe(7511)
  })

  it('leaves out an amount that nobody knows', () => {
    expect(formationFeeParts(filing, [{ name: 'x', when: 'at formation', amountCents: null }])).toEqual([filing])
  })
})
