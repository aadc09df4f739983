import type { DutyCompany } from '#features/duties/rules/applies.ts'
import {
  type CalendarChanges,
  changesIn,
  type DutyMove,
  type KeptDuty,
  spanWith,
} from '#features/duties/rules/compare.ts'
import { type ComputedDuty, dutiesOf, spanOf } from '#features/duties/rules/duties-of.ts'
import type { DutyFact } from '#features/duties/rules/duty-fact.ts'
import type { Day } from '#rules/days/day.ts'

const keptOf = (duty: ComputedDuty): KeptDuty => ({
  id: `${duty.factId} ${duty.period}`,
  factId: duty.factId,
  period: duty.period,
  statutoryOn: duty.dueOn,
  extendsTo: duty.extendsTo,
  dueOn: duty.dueOn,
  extended: false,
  toleratedUntil: duty.toleratedUntil,
  amountCents: duty.amountCents,
  atLeast: duty.atLeast,
  dependsOn: duty.dependsOn,
  status: 'open',
  byRule: false,
})

/** The changes that the daily job finds. */
export function changesOn(
  today: Day,
  company: DutyCompany,
  facts: readonly DutyFact[],
  kept: readonly KeptDuty[],
): CalendarChanges {
  const span = spanOf(company.formedOn, today)
  return changesIn(kept, dutiesOf(company, facts, today, spanWith(kept, span)), span)
}

/** The calendar after these changes. */
export function withChanges(
  kept: readonly KeptDuty[],
  { added, moved, dropped, revived }: CalendarChanges,
): KeptDuty[] {
  const moves = new Map<string, DutyMove>([...moved, ...revived].map((move) => [move.id, move]))
  const back = new Set(revived.map(({ id }) => id))
  const gone = new Set(dropped)
  const stood = kept.map((duty): KeptDuty => {
    const now = { ...duty, ...moves.get(duty.id) }
    if (gone.has(duty.id)) return { ...now, status: 'waived', byRule: true }
    return back.has(duty.id) ? { ...now, status: 'open', byRule: false } : now
  })
  return [...stood, ...added.map(keptOf)]
}

/** The calendar that the first daily run makes for a company. */
export const calendarOn = (today: Day, company: DutyCompany, facts: readonly DutyFact[]): KeptDuty[] =>
  withChanges([], changesOn(today, company, facts, []))
