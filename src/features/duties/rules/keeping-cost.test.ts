import { describe, expect, it, test } from 'vitest'
import { dutyFact } from '#tests/support/duty-fact.ts'
import { keepingCost } from './keeping-cost.ts'

const company = { stateId: 'florida', companyTypeId: 'llc', formedOn: '2026-11-17' }
const state = { stateId: 'florida', companyTypeId: 'llc' }
const report = dutyFact(state)
const agent = dutyFact({
  ...{ key: 'federal/calendar/registered-agent', amountCents: null, due: { kind: 'anniversaryDate' } },
})
const irpf = dutyFact({ key: 'brazil/calendar/irpf', amountCents: null, due: { kind: 'announced' } })
const prices = { registered_agent: 12_500 }

test('the first year holds twelve months from the formation, the second the twelve after it', () => {
  const { first, second } = keepingCost(company, [report], prices)
  expect(first).toEqual({
    ...{ from: '2026-11-17', until: '2027-11-16', totalCents: 10_000, complete: true },
    lines: [
      {
        ...{ factId: report.id, code: 'state_report', period: 2027, dueOn: '2027-05-01' },
        ...{ amountCents: 10_000, serviceCents: null, toleratedUntil: null, atLeast: false },
      },
    ],
  })
  expect(second).toMatchObject({ from: '2027-11-17', until: '2028-11-16', totalCents: 10_000 })
})

describe('the registered agent', () => {
  it('is paid for from the second year on, on the anniversary, at our price', () => {
    const { first, second } = keepingCost(company, [agent], prices)
    expect(first.lines).toEqual([])
    expect(second).toMatchObject({ totalCents: 12_500, lines: [{ dueOn: '2027-11-17', amountCents: 12_500 }] })
  })

  it('is never in the first year of a company of the 29th of February', () => {
    const { first, second } = keepingCost({ ...company, formedOn: '2028-02-29' }, [agent], prices)
    expect(first).toMatchObject({ until: '2029-02-27', lines: [] })
    expect(second).toMatchObject({ from: '2029-02-28', lines: [{ dueOn: '2029-02-28' }] })
  })

  it('makes the sum a least amount while it has no price', () => {
    expect(keepingCost(company, [report, agent], {}).second).toMatchObject({
      ...{ totalCents: 10_000, complete: false },
      lines: [{ amountCents: null, serviceCents: null }, { amountCents: 10_000 }],
    })
  })
})

describe('an amount', () => {
  it('is nothing for the forms of both countries, and open where a state’s is not known', () => {
    const unknown = dutyFact({ ...state, amountCents: null })
    const { lines, complete } = keepingCost(company, [unknown, irpf], prices).first
    expect(lines.map(({ code, amountCents }) => [code, amountCents])).toEqual([
      ['state_report', null],
      ['irpf', 0],
    ])
    expect(complete).toBe(false)
  })

  it('stands apart from what we take to do it', () => {
    const withService = keepingCost(company, [report], { state_report: 9900 }).first
    expect(withService).toMatchObject({ totalCents: 10_000, lines: [{ amountCents: 10_000, serviceCents: 9900 }] })
  })
})

describe('what has no day', () => {
  const periods = (formedOn: string) => {
    const { first, second } = keepingCost({ ...company, formedOn }, [irpf], prices)
    return [first, second].map(({ lines }) => lines.map(({ period }) => period))
  }

  it.each([
    // A return is due in the first half of the year after the one it is for.
    ['2026-03-10', [[], [2026]]],
    ['2026-06-30', [[], [2026]]],
    ['2026-07-01', [[2026], [2027]]],
    ['2026-11-17', [[2026], [2027]]],
  ])('falls, for a company of %s, into the years %j', (formedOn, years) => {
    expect(periods(formedOn)).toEqual(years)
  })

  it('is in the first year where it is owed once', () => {
    const once = dutyFact({ ...state, kind: 'obligation', once: true, due: null })
    const { first, second } = keepingCost({ ...company, formedOn: '2026-03-10' }, [once], prices)
    expect(first.lines).toMatchObject([{ code: 'state_first_steps', dueOn: null, amountCents: 10_000 }])
    expect(second.lines).toEqual([])
  })
})
