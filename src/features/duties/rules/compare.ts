import { type Day, daysAfter, yearOf } from '#rules/days/day.ts'
import type { ComputedDuty } from './duties-of.ts'
import { type DutyDependency, type DutyStatus, isPending } from './duty.ts'
import type { Span } from './occurrences.ts'

/** A duty as it stands in a company's calendar. */
export type KeptDuty = {
  id: string
  factId: string
  period: number
  /** As the rules said it; `dueOn` is later than that while an extension counts. */
  statutoryOn: Day | null
  /** The day after an extension, where there is one. */
  extendsTo: Day | null
  dueOn: Day | null
  extended: boolean
  toleratedUntil: Day | null
  amountCents: number | null
  atLeast: boolean
  dependsOn: DutyDependency | null
  status: DutyStatus
  /** Waived by the rules, not by somebody. */
  byRule: boolean
}
const followed = ['statutoryOn', 'extendsTo', 'dueOn', 'toleratedUntil', 'amountCents', 'atLeast', 'dependsOn'] as const
export type DutyMove = Pick<KeptDuty, 'id' | (typeof followed)[number]>
export type CalendarChanges = {
  added: ComputedDuty[]
  moved: DutyMove[]
  /** No longer concern the company. */
  dropped: string[]
  /** Concern it again. */
  revived: DutyMove[]
}

const keyOf = ({ factId, period }: { factId: string; period: number }): string => `${factId} ${period}`

const asComputed = (kept: KeptDuty, duty: ComputedDuty): DutyMove => ({
  id: kept.id,
  statutoryOn: duty.dueOn,
  extendsTo: duty.extendsTo,
  dueOn: kept.extended ? (duty.extendsTo ?? duty.dueOn) : duty.dueOn,
  toleratedUntil: duty.toleratedUntil,
  amountCents: duty.amountCents,
  atLeast: duty.atLeast,
  dependsOn: duty.dependsOn,
})
const differs = (kept: KeptDuty, move: DutyMove): boolean => followed.some((field) => kept[field] !== move[field])

/** A rule may have moved a day by a year at most; what is in the calendar is looked for as far around it as that. */
const MOVED_DAYS = 366

/** The span in which everything has to be computed that a calendar holds open, and what is new. */
export function spanWith(kept: readonly KeptDuty[], span: Span): Span {
  if (kept.length === 0) return span
  const { from, until } = span
  const open = kept.flatMap(({ statutoryOn, status }) => (statutoryOn && isPending(status) ? [statutoryOn] : [])).sort()
  const [first = from, last = from] = [open[0], open.at(-1)]
  const latest = daysAfter(last, MOVED_DAYS)
  return {
    from: daysAfter(first < from ? first : from, -MOVED_DAYS),
    until: latest > until ? latest : until,
    next: from,
  }
}

/** What is new comes in within the span, and the next day of each fact however far ahead it is. */
function isAheadIn(computed: readonly ComputedDuty[], { from, until }: Span): (duty: ComputedDuty) => boolean {
  const ahead = computed.flatMap(({ factId, dueOn }) => (dueOn !== null && dueOn >= from ? [{ factId, dueOn }] : []))
  const next = new Map(ahead.sort((a, b) => b.dueOn.localeCompare(a.dueOn)).map(({ factId, dueOn }) => [factId, dueOn]))
  return ({ factId, code, dueOn, period }) => {
    // Without a day, a return of the year before still counts; what is owed once belongs to its own year.
    if (dueOn === null) return period >= yearOf(from) - (code === 'state_first_steps' ? 0 : 1)
    return dueOn >= from && (dueOn <= until || dueOn === next.get(factId))
  }
}

/**
 * What has to change in a calendar so that it says what the rules say today. What was done, or waived by somebody, stays as it
 * is; what is new comes in only from the beginning of the span on.
 */
export function changesIn(kept: readonly KeptDuty[], computed: readonly ComputedDuty[], span: Span): CalendarChanges {
  const wanted = new Map(computed.map((duty) => [keyOf(duty), duty]))
  const concerned = new Set(computed.map(({ factId }) => factId))
  const known = new Set(kept.map(keyOf))
  const isAhead = isAheadIn(computed, span)
  const isNew = (duty: ComputedDuty) => !known.has(keyOf(duty)) && isAhead(duty)
  const changes: CalendarChanges = { added: computed.filter(isNew), moved: [], dropped: [], revived: [] }
  for (const duty of kept) {
    const now = wanted.get(keyOf(duty))
    if (now && duty.status === 'waived' && duty.byRule) changes.revived.push(asComputed(duty, now))
    if (!isPending(duty.status)) continue
    if (now) {
      const move = asComputed(duty, now)
      if (differs(duty, move)) changes.moved.push(move)
    }
    // A year without a day is not computed again once it is over.
    else if (duty.dueOn !== null || !concerned.has(duty.factId)) changes.dropped.push(duty.id)
  }
  return changes
}
