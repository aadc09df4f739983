import { type Day, daysAfter, yearOf } from '#domain/catalog/day.ts'
import type { ComputedDuty } from './duties-of.ts'
import { type DutyStatus, isPending } from './duty.ts'
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
  amountCents: number | null
  status: DutyStatus
  /** Waived by the rules, not by somebody. */
  byRule: boolean
}
export type DutyMove = Pick<KeptDuty, 'id' | 'statutoryOn' | 'extendsTo' | 'dueOn' | 'amountCents'>
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
  amountCents: duty.amountCents,
})
const differs = (kept: KeptDuty, move: DutyMove): boolean =>
  kept.statutoryOn !== move.statutoryOn ||
  kept.extendsTo !== move.extendsTo ||
  kept.dueOn !== move.dueOn ||
  kept.amountCents !== move.amountCents

/** A rule may have moved a day by a year at most; what is in the calendar is looked for as far back as that. */
const MOVED_DAYS = 366

/** The span in which everything has to be computed that a calendar holds open, and what is new. */
export function spanWith(kept: readonly KeptDuty[], span: Span): Span {
  const earliest = kept.reduce((first, { statutoryOn, status }) => {
    return statutoryOn !== null && isPending(status) && statutoryOn < first ? statutoryOn : first
  }, span.from)
  return { ...span, from: kept.length > 0 ? daysAfter(earliest, -MOVED_DAYS) : span.from }
}

/** Without a day, the year before still counts. */
const isAhead = ({ dueOn, period }: ComputedDuty, { from }: Span): boolean =>
  dueOn === null ? period >= yearOf(from) - 1 : dueOn >= from

/**
 * What has to change in a calendar so that it says what the rules say today. What was done, or waived by somebody, stays as it
 * is; what is new comes in only from the beginning of the span on.
 */
export function changesIn(kept: readonly KeptDuty[], computed: readonly ComputedDuty[], span: Span): CalendarChanges {
  const wanted = new Map(computed.map((duty) => [keyOf(duty), duty]))
  const concerned = new Set(computed.map(({ factId }) => factId))
  const known = new Set(kept.map(keyOf))
  const isNew = (duty: ComputedDuty) => !known.has(keyOf(duty)) && isAhead(duty, span)
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
