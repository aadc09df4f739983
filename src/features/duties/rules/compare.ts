import { type Day, daysAfter, yearOf } from '#rules/days/day.ts'
import type { ComputedDuty } from './duties-of.ts'
import { type DutyDependency, type DutyStatus, isPending } from './duty.ts'
import type { Span } from './occurrences.ts'

/** A duty as it is stored in a company's calendar. */
export type KeptDuty = {
  id: string
  factId: string
  period: number
  /** The computed day; `dueOn` is later while an extension was requested. */
  statutoryOn: Day | null
  /** The extended due date; null where no extension exists. */
  extendsTo: Day | null
  dueOn: Day | null
  extended: boolean
  toleratedUntil: Day | null
  amountCents: number | null
  atLeast: boolean
  dependsOn: DutyDependency | null
  status: DutyStatus
  /** Waived by the rules, not by a person. */
  byRule: boolean
}
const followed = ['statutoryOn', 'extendsTo', 'dueOn', 'toleratedUntil', 'amountCents', 'atLeast', 'dependsOn'] as const
export type DutyMove = Pick<KeptDuty, 'id' | (typeof followed)[number]>
export type CalendarChanges = {
  added: ComputedDuty[]
  moved: DutyMove[]
  /** Ids of duties that no longer apply to the company. */
  dropped: string[]
  /** Duties that were waived by the rules and apply again. */
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

/** A changed rule moves a day by at most a year, so stored duties are searched for that far around their day. */
const MOVED_DAYS = 366

/** Widens the span so that the pending duties of the calendar are computed again, besides new ones. */
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

/** A new duty is added when its day is within the span, or when it is the next one of its fact, however far ahead. */
function isAheadIn(computed: readonly ComputedDuty[], { from, until }: Span): (duty: ComputedDuty) => boolean {
  const ahead = computed.flatMap(({ factId, dueOn }) => (dueOn !== null && dueOn >= from ? [{ factId, dueOn }] : []))
  const next = new Map(ahead.sort((a, b) => b.dueOn.localeCompare(a.dueOn)).map(({ factId, dueOn }) => [factId, dueOn]))
  return ({ factId, code, dueOn, period }) => {
    // An undated return for the previous year may still be owed; a one-time duty belongs to the year of the formation.
    if (dueOn === null) return period >= yearOf(from) - (code === 'state_first_steps' ? 0 : 1)
    return dueOn >= from && (dueOn <= until || dueOn === next.get(factId))
  }
}

/**
 * Compares a stored calendar with the computed one. Duties that a person did or waived stay as they are; new ones are added only
 * from the start of the span.
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
    // An undated duty of a past year is not computed any more, but stays while its fact still applies.
    else if (duty.dueOn !== null || !concerned.has(duty.factId)) changes.dropped.push(duty.id)
  }
  return changes
}
