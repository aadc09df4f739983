import { describe, expect, it, test } from 'vitest'
import { type CostYear, keepingCost } from '#features/duties/rules/keeping-cost.ts'
import { type Day, daysAfter } from '#rules/days/day.ts'
import { referenceDutyFacts } from '#tests/support/reference-duties.ts'
import { readStates } from './state-record.ts'

const facts = referenceDutyFacts()
const AGENT = 12_500
const costOf = (stateId: string, companyTypeId: string, formedOn: Day) =>
  keepingCost({ stateId, companyTypeId, formedOn }, facts, { registered_agent: AGENT })

/** `2027-05-01 138.75`: the day, or `open` where there is none, and what is charged in dollars. */
const shown = ({ lines }: CostYear): string[] =>
  lines.map(({ dueOn, amountCents }) => `${dueOn ?? 'open'} ${amountCents === null ? 'unknown' : amountCents / 100}`)

type Row = [state: string, type: string, formedOn: Day, first: string[], second: string[], totals: [number, number]]

/**
 * Written by hand from what the states and both countries say. The BE-13 is due 45 days after the formation; Form 5472, or 1120 with
 * 5472, on the 15th of April, in 2028 on the 18th; IRPF has no day before it is announced.
 */
const byHand: Row[] = [
  // Wyoming: the first day of the anniversary month, which comes before the anniversary.
  [
    ...(['wyoming', 'llc', '2026-11-17'] as const),
    ['2027-01-01 0', '2027-04-15 0', '2027-11-01 60', 'open 0'],
    ['2027-11-17 125', '2028-04-18 0', '2028-11-01 60', 'open 0'],
    [60, 185],
  ],
  [
    ...(['wyoming', 'llc', '2026-03-10'] as const),
    ['2026-04-24 0', '2027-03-01 60'],
    ['2027-03-10 125', '2027-04-15 0', '2028-03-01 60', 'open 0'],
    [60, 185],
  ],
  // Delaware: 1 June for an LLC, 1 March for a Corporation.
  [
    ...(['delaware', 'llc', '2026-11-17'] as const),
    ['2027-01-01 0', '2027-04-15 0', '2027-06-01 400', 'open 0'],
    ['2027-11-17 125', '2028-04-18 0', '2028-06-01 400', 'open 0'],
    [400, 525],
  ],
  [
    ...(['delaware', 'corporation', '2026-11-17'] as const),
    ['2027-01-01 0', '2027-03-01 225', '2027-04-15 0', '2027-04-15 0', 'open 0'],
    ['2027-11-17 125', '2028-03-01 225', '2028-04-18 0', '2028-04-18 0', 'open 0'],
    [225, 350],
  ],
  // Florida: 1 May.
  [
    ...(['florida', 'llc', '2026-11-17'] as const),
    ['2027-01-01 0', '2027-04-15 0', '2027-05-01 138.75', 'open 0'],
    ['2027-11-17 125', '2028-04-18 0', '2028-05-01 138.75', 'open 0'],
    [138.75, 263.75],
  ],
  // California: the first statement within 90 days, and a tax of US$ 800 both for the rest of 2026 and for 2027.
  [
    ...(['california', 'llc', '2026-11-17'] as const),
    ['2027-01-01 0', '2027-02-15 20', '2027-02-15 800', '2027-04-15 0', '2027-04-15 0', '2027-04-15 800', 'open 0'],
    ['2027-11-17 125', '2028-04-15 0', '2028-04-15 800', '2028-04-18 0', 'open 0'],
    [1620, 925],
  ],
  [
    ...(['california', 'llc', '2026-03-10'] as const),
    ['2026-04-24 0', '2026-06-08 20', '2026-06-15 800'],
    ['2027-03-10 125', '2027-04-15 0', '2027-04-15 0', '2027-04-15 800', 'open 0'],
    [820, 925],
  ],
  // Texas: 15 May, free of charge.
  [
    ...(['texas', 'llc', '2026-11-17'] as const),
    ['2027-01-01 0', '2027-04-15 0', '2027-05-15 0', 'open 0'],
    ['2027-11-17 125', '2028-04-18 0', '2028-05-15 0', 'open 0'],
    [0, 125],
  ],
  // New York: publication in newspapers within 120 days, at their price; the order pays for the certificate. The biennial statement is due
  // after the second year, and the state itself is the registered agent.
  [
    ...(['new-york', 'llc', '2026-11-17'] as const),
    ['2027-01-01 0', '2027-03-17 unknown', '2027-04-15 0', 'open 0'],
    ['2028-04-18 0', 'open 0'],
    [0, 0],
  ],
]

test.each(byHand)('%s %s formed on %s owes %j, then %j', (stateId, type, formedOn, first, second, totals) => {
  const cost = costOf(stateId, type, formedOn)
  expect(shown(cost.first).sort()).toEqual(first.sort())
  expect(shown(cost.second).sort()).toEqual(second.sort())
  expect([cost.first.totalCents / 100, cost.second.totalCents / 100]).toEqual(totals)
})

type Least = [state: string, type: string, dollars: number, complete: boolean]
/** The first year of a company that is formed on 18 November 2026. */
const firstYears: Least[] = [
  ['new-york', 'llc', 0, false],
  ['rhode-island', 'llc', 450, true],
  ['rhode-island', 'corporation', 450, true],
  ['tennessee', 'llc', 400, true],
  ['tennessee', 'corporation', 120, true],
  ['kentucky', 'llc', 190, true],
  ['massachusetts', 'corporation', 581, true],
  ['new-jersey', 'corporation', 500, true],
  ['north-carolina', 'corporation', 225, true],
  ['oregon', 'corporation', 150, true],
  ['new-york', 'corporation', 25, true],
  ['arizona', 'corporation', 95, true],
  // The statement of 2027-11-30 falls into the second year.
  ['california', 'corporation', 825, true],
  ['vermont', 'llc', 45, true],
  // A minimum amount, because the shares are not known or the state names only a minimum.
  ['delaware', 'corporation', 225, false],
  ['arkansas', 'corporation', 150, false],
  ['illinois', 'corporation', 75, false],
  ['nebraska', 'llc', 50, false],
]
test.each(firstYears)('%s %s costs US$ %i in the first year, complete: %s', (state, type, dollars, complete) => {
  const { totalCents, complete: found } = costOf(state, type, '2026-11-18').first
  expect([totalCents / 100, found]).toEqual([dollars, complete])
})

test('the other types owe what both countries ask for', () => {
  const codes = (type: string) => costOf('florida', type, '2026-11-17').second.lines.map(({ code }) => code)
  expect(codes('partnership')).toEqual(['form_1065', 'irpf'])
  expect(codes('sole-proprietorship')).toEqual(['irpf'])
})

describe('of every state and type, formed on days around the ends of years, months and leap days', () => {
  const types = ['llc', 'corporation', 'partnership', 'sole-proprietorship']
  const days = ['2026-11-17', '2026-12-31', '2027-01-01', '2027-06-30', '2027-07-01', '2028-02-29']
  const all = readStates().flatMap(({ id }) =>
    types.flatMap((type) => days.map((formedOn) => ({ told: `${id} ${type} ${formedOn}`, id, type, formedOn }))),
  )

  it('both years follow each other, hold their days alone and add up to no less than nothing', () => {
    expect(all).toHaveLength(50 * 4 * 6)
    for (const { told, id, type, formedOn } of all) {
      const { first, second } = costOf(id, type, formedOn)
      expect(first.from, told).toBe(formedOn)
      expect(second.from, told).toBe(daysAfter(first.until, 1))
      for (const { from, until, lines, totalCents, complete } of [first, second]) {
        const amounts = lines.map(({ amountCents }) => amountCents)
        expect(Math.min(0, ...amounts.map(Number)), told).toBe(0)
        expect(totalCents, told).toBe(amounts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0))
        const known = lines.every(({ amountCents, atLeast }) => amountCents !== null && !atLeast)
        expect(complete, told).toBe(known && ['llc', 'corporation'].includes(type))
        const outside = lines.filter(({ dueOn }) => dueOn !== null && (dueOn < from || dueOn > until))
        expect(outside, told).toEqual([])
      }
    }
  })

  it('names no duty for a period twice', () => {
    for (const { told, id, type, formedOn } of all) {
      const { first, second } = costOf(id, type, formedOn)
      const keys = [...first.lines, ...second.lines].map(({ factId, period }) => `${factId} ${period}`)
      expect(new Set(keys).size, told).toBe(keys.length)
    }
  })

  it('a company pays the agent from the second year on, but in New York', () => {
    for (const { told, id, type, formedOn } of all.filter(({ type: of }) => of === 'llc')) {
      const { first, second } = costOf(id, type, formedOn)
      expect(
        first.lines.map(({ code }) => code),
        told,
      ).not.toContain('registered_agent')
      const agents = second.lines.filter(({ code }) => code === 'registered_agent')
      expect(
        agents.map(({ amountCents }) => amountCents),
        told,
      ).toEqual(id === 'new-york' ? [] : [AGENT])
    }
  })

  it('a company of the first of January reports once in two years where the first report is owed in the next year', () => {
    const { first, second } = costOf('florida', 'llc', '2027-01-01')
    expect(first.totalCents).toBe(0)
    expect(second.totalCents).toBe(13_875 + AGENT)
  })
})
