import { describe, expect, it } from 'vitest'
import type { KeptDuty } from '#features/duties/rules/compare.ts'
import { dutiesOf } from '#features/duties/rules/duties-of.ts'
import { type DutyStatus, isPending } from '#features/duties/rules/duty.ts'
import type { DutyFact } from '#features/duties/rules/duty-fact.ts'
import { onBusinessDay } from '#rules/days/business-days.ts'
import { type Day, dateOf, daysAfter, daysBetween, yearOf } from '#rules/days/day.ts'
import { caseOf, cases, type DutyCase } from '#tests/support/duty-cases.ts'
import { calendarOn, changesOn, withChanges } from '#tests/support/kept-calendar.ts'
import type { Seeded } from '#tests/support/seeded.ts'

const keysOf = (duties: readonly { factId: string; period: number }[]): string[] =>
  duties.map(({ factId, period }) => `${factId} ${period}`)
const twice = (keys: readonly string[]): string[] => keys.filter((key, at) => keys.indexOf(key) !== at)
const nothing = { added: [], moved: [], dropped: [], revived: [] }
const HALF_A_YEAR = 180

describe('the calendar of any company on any day', () => {
  it('brings an older company nothing that lies in the past', () => {
    const older = cases(300, 10_000).filter(({ company, today }) => daysBetween(company.formedOn, today) > HALF_A_YEAR)
    expect(older.length).toBeGreaterThan(150)
    for (const { company, facts, today, told } of older) {
      const { added } = changesOn(today, company, facts, [])
      expect(
        added.filter(({ dueOn }) => dueOn !== null && dueOn < today),
        told,
      ).toEqual([])
      expect(
        added.filter(({ dueOn, period }) => dueOn === null && period < yearOf(today) - 1),
        told,
      ).toEqual([])
    }
  })

  it('holds one duty at most for a fact and a period, and changes nothing when it is computed again', () => {
    const found = cases(300, 20_000).map(({ company, facts, today, told }) => {
      const kept = calendarOn(today, company, facts)
      expect(twice(keysOf(dutiesOf(company, facts, today))), told).toEqual([])
      expect(twice(keysOf(kept)), told).toEqual([])
      expect(changesOn(today, company, facts, kept), told).toEqual(nothing)
      return kept.length
    })
    expect(found.filter((count) => count > 2).length).toBeGreaterThan(150)
  })

  it('lets every day of the tax office be a business day, also after an extension', () => {
    const days = cases(300, 30_000).flatMap(({ company, facts, today, told }) =>
      dutiesOf(company, facts, today)
        .filter(({ code }) => code.startsWith('form_') || code === 'fbar')
        .flatMap(({ dueOn, extendsTo }) => [dueOn, extendsTo])
        .flatMap((day) => (day ? [{ day, told }] : [])),
    )
    expect(days.length).toBeGreaterThan(300)
    for (const { day, told } of days) {
      expect([0, 6], told).not.toContain(dateOf(day).getUTCDay())
      expect(onBusinessDay(day), told).toBe(day)
    }
  })
})

/** Applies a person's random change to one pending duty. */
function somebodyActs(random: Seeded, kept: readonly KeptDuty[]): KeptDuty[] {
  const chosen = random.oneOf(kept.filter(({ status }) => isPending(status)))
  const status = random.oneOf<DutyStatus>(['open', 'in_progress', 'done', 'waived'])
  const extended = chosen?.extendsTo !== null && random.chance(50)
  return kept.map((duty) =>
    duty.id === chosen?.id
      ? { ...duty, status, extended, dueOn: extended ? duty.extendsTo : duty.statutoryOn, byRule: false }
      : duty,
  )
}

const TWO_YEARS = 731

/** Recurring facts whose days in the calendar are all in the past. */
function withoutNextDay(facts: readonly DutyFact[], kept: readonly KeptDuty[], today: Day): string[] {
  const latest = new Map<string, Day>()
  for (const { factId, statutoryOn } of kept)
    if (statutoryOn && statutoryOn > (latest.get(factId) ?? '')) latest.set(factId, statutoryOn)
  return facts.filter(({ id, once }) => !once && (latest.get(id) ?? today) < today).map(({ key }) => key)
}

/** The first fault in a company's calendar over two years, in which people change a duty now and then. */
function faultIn({ random, company, facts, today, told }: DutyCase, mostDaysApart: number): string[] {
  let kept = calendarOn(today, company, facts)
  for (let passed = 1; passed <= TWO_YEARS; passed += random.between(1, mostDaysApart)) {
    const day = daysAfter(today, passed)
    const changes = changesOn(day, company, facts, kept)
    kept = withChanges(kept, changes)
    const wrong = {
      ...{ moved: changes.moved.map(({ id }) => id), dropped: changes.dropped },
      ...{ revived: changes.revived.map(({ id }) => id), twice: twice(keysOf(kept)) },
      withoutNextDay: withoutNextDay(facts, kept, day),
    }
    if (Object.values(wrong).some((ids) => ids.length > 0)) return [`${told}, by ${day}: ${JSON.stringify(wrong)}`]
    if (random.chance(2 * mostDaysApart)) kept = somebodyActs(random, kept)
  }
  return []
}
const seedsFrom = (first: number, count: number, apart: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at * apart)

describe('the calendar of any company over two years', () => {
  it.each(seedsFrom(40_000, 6, 1))(
    'never loses, moves or doubles a duty, computed every day while no fact changes (seed %i)',
    (seed) => expect(faultIn(caseOf(seed), 1)).toEqual([]),
  )

  it.each(seedsFrom(50_000, 7, 10))(
    'never loses, moves or doubles a duty when runs fail for some days (ten companies from seed %i on)',
    (firstSeed) => expect(cases(10, firstSeed).flatMap((one) => faultIn(one, 25))).toEqual([]),
  )
})
