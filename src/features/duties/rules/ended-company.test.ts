import { describe, expect, it, test } from 'vitest'
import { daysAfter, yearOf } from '#rules/days/day.ts'
import { calendarOn, changesOn, withChanges } from '#tests/support/kept-calendar.ts'
import { randomCompany, randomToday } from '#tests/support/random-company.ts'
import { referenceDutyFacts } from '#tests/support/reference-duties.ts'
import { seeded } from '#tests/support/seeded.ts'
import { outlives } from './applies.ts'
import { dutiesOf } from './duties-of.ts'
import { type DutyCode, dutyCodes } from './duty.ts'

const ofTheState: DutyCode[] = ['state_report', 'state_first_steps', 'registered_agent']
const returns = dutyCodes.filter((code) => !ofTheState.includes(code))

describe('what is owed after the end of a company', () => {
  it('is everything while it goes on', () => {
    for (const code of dutyCodes) expect(outlives({ code, period: 2099, dueOn: '2099-01-01' }, null)).toBe(false)
  })

  it.each(ofTheState)('is no %s, which is owed up to the day of the end', (code) => {
    const on = (dueOn: string) => outlives({ code, period: yearOf(dueOn), dueOn }, '2027-06-30')
    expect(['2027-06-29', '2027-06-30', '2027-07-01', '2028-01-01'].map(on)).toEqual([false, false, true, true])
  })

  it.each(returns)('is the %s of the year of the end, though it falls due later', (code) => {
    const of = (period: number) => outlives({ code, period, dueOn: `${period + 1}-04-15` }, '2027-06-30')
    expect([2026, 2027, 2028].map(of)).toEqual([false, false, true])
  })

  it('is told by its year where nobody knows its day', () => {
    const of = (code: DutyCode, period: number) => outlives({ code, period, dueOn: null }, '2027-06-30')
    expect([of('irpf', 2027), of('irpf', 2028)]).toEqual([false, true])
    expect([of('state_report', 2027), of('state_report', 2028)]).toEqual([false, true])
  })
})

describe('the calendars of all states, with a company that ends', () => {
  const facts = referenceDutyFacts()
  const states = [...new Set(facts.flatMap(({ stateId }) => stateId ?? []))]

  test('lose what comes after the end and nothing else', () => {
    const random = seeded(2026)
    let lost = 0
    for (let round = 0; round < 400; round++) {
      const company = randomCompany(random, states)
      const today = randomToday(random, company)
      const dissolvedOn = daysAfter(company.formedOn, random.between(0, 1500))
      const going = dutiesOf(company, facts, today)
      const ended = dutiesOf({ ...company, dissolvedOn }, facts, today)
      expect(ended).toEqual(going.filter((duty) => !outlives(duty, dissolvedOn)))
      for (const { code, period, dueOn } of ended) {
        if (ofTheState.includes(code) && dueOn !== null) expect(dueOn <= dissolvedOn).toBe(true)
        else expect(period).toBeLessThanOrEqual(yearOf(dissolvedOn))
      }
      lost += going.length - ended.length
    }
    expect(lost).toBeGreaterThan(100)
  })

  test('waive it by rule, bring it back when the end was a mistake, and change nothing the second time', () => {
    const random = seeded(53)
    for (let round = 0; round < 200; round++) {
      const company = randomCompany(random, states)
      const today = randomToday(random, company)
      const kept = calendarOn(today, company, facts)
      const over = { ...company, dissolvedOn: daysAfter(today, -random.between(0, 30)) }
      const ended = withChanges(kept, changesOn(today, over, facts, kept))
      expect(ended.map(({ id }) => id)).toEqual(kept.map(({ id }) => id))
      for (const duty of ended) expect(duty.byRule).toBe(duty.status === 'waived')
      expect(changesOn(today, over, facts, ended)).toEqual({ added: [], moved: [], dropped: [], revived: [] })
      const back = withChanges(ended, changesOn(today, company, facts, ended))
      expect(back).toEqual(kept)
    }
  })
})
