import { describe, expect, it } from 'vitest'
import type { DueRule } from '#features/catalog/rules/due-rule.ts'
import type { DutyCompany } from '#features/duties/rules/applies.ts'
import type { KeptDuty } from '#features/duties/rules/compare.ts'
import { dutiesOf } from '#features/duties/rules/duties-of.ts'
import { isPending } from '#features/duties/rules/duty.ts'
import type { DutyFact } from '#features/duties/rules/duty-fact.ts'
import { type Day, daysAfter } from '#rules/days/day.ts'
import { caseOf, cases, type DutyCase } from '#tests/support/duty-cases.ts'
import { calendarOn, changesOn, withChanges } from '#tests/support/kept-calendar.ts'
import type { Seeded } from '#tests/support/seeded.ts'

/** The same kind of rule with another day, as when an authority moves a deadline. */
function otherRule(random: Seeded, due: DueRule): DueRule {
  const month = random.between(1, 12)
  const day = random.between(1, 28)
  switch (due.kind) {
    case 'fixed':
      return { ...due, month, day }
    case 'anniversaryMonth':
    case 'anniversaryQuarter':
      return { ...due, position: random.oneOf(['firstDay', 'lastDay', 'beforeFirstDay']) }
    case 'anniversaryDate':
      return { kind: 'anniversaryMonth', position: random.oneOf(['firstDay', 'lastDay']) }
    case 'afterFiscalYearEnd':
      return { ...due, monthAfter: month, day: random.oneOf([day, 'last']) }
    case 'monthOfTaxYear':
      return { ...due, month, day }
    case 'daysAfterFormation':
      return { ...due, days: random.between(1, 365) }
    default:
      return due
  }
}

/** The facts with a change to one that has duties in the calendar. */
function withOneChanged(
  { random, facts }: DutyCase,
  kept: readonly KeptDuty[],
): { facts: DutyFact[]; changed: string } {
  // Not changed: payments owed only within the tax year, because another day may drop them from a short first tax year.
  const short = facts.filter(({ due }) => due?.kind === 'monthOfTaxYear' && due.withinTaxYear).map(({ id }) => id)
  const changed = random.oneOf(kept.filter(({ factId }) => !short.includes(factId))).factId
  const cents = random.oneOf([0, random.between(1, 100_000)])
  const change = (fact: DutyFact): DutyFact => ({
    ...fact,
    due: fact.due && otherRule(random, fact.due),
    amountCents: random.chance(30) ? cents : fact.amountCents,
  })
  return { facts: facts.map((fact) => (fact.id === changed ? change(fact) : fact)), changed }
}

/** The duties of every period of a company's life, past and future. */
const periodsOf = (company: DutyCompany, facts: readonly DutyFact[], today: Day) =>
  dutiesOf(company, facts, today, { from: company.formedOn, until: daysAfter(today, 2000) })

describe('a fact that changes', () => {
  it('moves what stands open in the calendar, from the old day and amount to the new, and drops nothing', () => {
    const moves = cases(300, 60_000).flatMap((one) => {
      const { company, today, told } = one
      const kept = calendarOn(today, company, one.facts)
      if (kept.length === 0) return []
      const { facts, changed } = withOneChanged(one, kept)
      const now = new Map(periodsOf(company, facts, today).map((duty) => [`${duty.factId} ${duty.period}`, duty]))
      const expected = kept.flatMap(({ id, dueOn, amountCents }) => {
        const { dueOn: day = null, amountCents: cents = null } = now.get(id) ?? {}
        return day === dueOn && cents === amountCents ? [] : [{ id, dueOn: day, amountCents: cents }]
      })
      const { added, moved, dropped, revived } = changesOn(today, company, facts, kept)
      expect({ dropped, revived }, `${told}, ${changed}`).toEqual({ dropped: [], revived: [] })
      const seen = moved.map(({ id, dueOn, amountCents }) => ({ id, dueOn, amountCents }))
      expect(seen, `${told}, ${changed}`).toEqual(expected)
      expect(new Set([changed, ...added.map(({ factId }) => factId)]).size, `${told}, ${changed}`).toBe(1)
      const after = withChanges(kept, { added, moved, dropped, revived })
      const again = changesOn(today, company, facts, after)
      expect(again, `${told}, ${changed}`).toEqual({ added: [], moved: [], dropped: [], revived: [] })
      return seen
    })
    expect(moves.length).toBeGreaterThan(100)
  })

  it('keeps an extension and moves its day too', () => {
    const shifted = cases(300, 70_000).flatMap(({ company, facts, today, told }) => {
      const kept = calendarOn(today, company, facts).map((duty) =>
        duty.extendsTo ? { ...duty, extended: true, dueOn: duty.extendsTo } : duty,
      )
      expect(changesOn(today, company, facts, kept).moved, told).toEqual([])
      const later = facts.map((fact): DutyFact => {
        const isExtension = fact.key.endsWith('-extended') && fact.due?.kind === 'afterFiscalYearEnd'
        return isExtension ? { ...fact, due: { kind: 'afterFiscalYearEnd', monthAfter: 11, day: 20 } } : fact
      })
      const { moved, dropped } = changesOn(today, company, later, kept)
      expect(dropped, told).toEqual([])
      expect(
        moved.map(({ id }) => id),
        told,
      ).toEqual(kept.filter(({ extended }) => extended).map(({ id }) => id))
      return moved.map(({ dueOn, extendsTo }) => dueOn === extendsTo)
    })
    expect(shifted.length).toBeGreaterThan(100)
    expect(shifted).not.toContain(false)
  })
})

/** Duties after people marked about half of them as done and waived some others. */
const handledBySomebody = (random: Seeded, kept: readonly KeptDuty[]): KeptDuty[] =>
  kept.map((duty) => ({ ...duty, status: random.oneOf(['open', 'done', 'done', 'waived'] as const), byRule: false }))

/** Replaces everything but the formation day: another state, other owners, no answers. */
const turned = (company: DutyCompany, other: DutyCompany): DutyCompany => ({ ...other, formedOn: company.formedOn })

describe('what was done, or waived by somebody', () => {
  it('stays as it is whatever becomes of the facts and of the company, and does not come back', () => {
    const handled = cases(300, 80_000).flatMap((one, at) => {
      const { random, company, today, told } = one
      const kept = handledBySomebody(random, calendarOn(today, company, one.facts))
      if (kept.length === 0) return []
      const { facts } = withOneChanged(one, kept)
      const other = caseOf(90_000 + at)
      const settled = kept.filter(({ status }) => !isPending(status)).map(({ id }) => id)
      const day = daysAfter(today, random.between(0, 500))
      for (const [owner, known] of [
        [company, facts],
        [turned(company, other.company), [...facts, ...other.facts.filter(({ stateId }) => stateId !== null)]],
      ] as const) {
        const { added, moved, dropped, revived } = changesOn(day, owner, known, kept)
        const touched = [...moved, ...revived].map(({ id }) => id).concat(dropped)
        const back = added.map(({ factId, period }) => `${factId} ${period}`)
        expect(
          settled.filter((id) => touched.includes(id) || back.includes(id)),
          told,
        ).toEqual([])
      }
      return settled
    })
    expect(handled.length).toBeGreaterThan(500)
  })
})
