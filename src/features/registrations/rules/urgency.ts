import { waitingSince, waitingStatuses } from './attention.ts'
import { isFinished, type RegistrationStatus } from './status.ts'

// The agent's queue (G120): the most urgent process first, each with the reasons for its urgency.

const DAY = 86_400_000

/** Why a process is urgent, the strongest first. */
export const urgencyKinds = ['overdue', 'documents', 'standing', 'unread', 'not_sent', 'slow'] as const

/** The median of a status is taken over so many of the newest changes that left it; with fewer than `MEDIAN_NEEDS` it is unknown. */
export const MEDIAN_OF = 100
const MEDIAN_NEEDS = 5

export type Reason =
  | { kind: 'overdue'; days: number }
  | { kind: 'documents'; count: number; days: number }
  /** Paid and without a step by the team for too long (G50); `median` is set if the status lasts longer than usual. */
  | { kind: 'standing'; status: RegistrationStatus; days: number; median: number | null }
  | { kind: 'unread'; count: number; days: number }
  /** The customer was asked for documents and did not send them by their due day (G134). */
  | { kind: 'not_sent'; count: number; days: number }
  | { kind: 'slow'; status: RegistrationStatus; days: number; median: number }

export type Case = {
  id: string
  status: RegistrationStatus
  paid: boolean
  createdAt: Date
  /** When the running workflow should be finished. */
  filingUntil: Date | null
  /** Documents that were sent and not reviewed, and since when the first of them waits. */
  documents: number
  documentsSince: Date | null
  /** The customer's messages that the agent has not read, and when the last one came. */
  unread: number
  unreadSince: Date | null
  /** Documents that the customer did not send by their due day, and since when the first of them is late. */
  notSent: number
  notSentSince: Date | null
  /** When the status or the agent last changed. */
  standsSince: Date | null
}

/** Median days that each status lasts; a status with too few changes is missing. */
export type Medians = Partial<Record<RegistrationStatus, number>>

/** The median in whole days; undefined with fewer than `MEDIAN_NEEDS` values. */
export function medianOf(days: readonly number[]): number | undefined {
  if (days.length < MEDIAN_NEEDS) return undefined
  const sorted = days.map((value) => Math.max(0, value)).sort((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return Math.round((low + high) / 2)
}

const daysSince = (since: Date | null, now: Date): number | undefined =>
  since === null ? undefined : Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY))

function standingOf(of: Case, now: Date, medians: Medians): Reason[] {
  const { status, standsSince } = of
  const days = daysSince(standsSince, now)
  // An unpaid order waits for the customer, and a decided one needs no further step.
  if (!of.paid || isFinished(status) || days === undefined || !standsSince) return []
  const usual = medians[status]
  const median = usual !== undefined && days > usual ? usual : undefined
  const waits = (waitingStatuses.waiting as readonly RegistrationStatus[]).includes(status)
  if (waits && standsSince < waitingSince(now)) return [{ kind: 'standing', status, days, median: median ?? null }]
  return median === undefined ? [] : [{ kind: 'slow', status, days, median }]
}

/** Why this process is urgent now, the strongest reason first; empty when it is not urgent. */
export function reasonsOf(of: Case, now: Date, medians: Medians): Reason[] {
  const reasons: Reason[] = standingOf(of, now, medians)
  if (of.filingUntil && of.filingUntil < now && !isFinished(of.status))
    reasons.push({ kind: 'overdue', days: daysSince(of.filingUntil, now) ?? 0 })
  if (of.documents > 0)
    reasons.push({ kind: 'documents', count: of.documents, days: daysSince(of.documentsSince, now) ?? 0 })
  if (of.unread > 0) reasons.push({ kind: 'unread', count: of.unread, days: daysSince(of.unreadSince, now) ?? 0 })
  if (of.notSent > 0 && !isFinished(of.status))
    reasons.push({ kind: 'not_sent', count: of.notSent, days: daysSince(of.notSentSince, now) ?? 0 })
  return reasons.sort((a, b) => urgencyKinds.indexOf(a.kind) - urgencyKinds.indexOf(b.kind))
}

/**
 * Sort key, compared number by number: days overdue; the longer wait for the team (documents to review or no step), the shorter one,
 * then the number of documents; unread messages; documents that the customer owes; days beyond the median. Days count from one,
 * so that a process without a reason always ranks below one that has it.
 */
function weightOf(reasons: readonly Reason[]): number[] {
  const weight = {
    overdue: 0,
    papersFor: 0,
    papers: 0,
    standing: 0,
    unreadFor: 0,
    unread: 0,
    owedFor: 0,
    owed: 0,
    beyond: 0,
  }
  for (const reason of reasons) {
    if (reason.kind === 'overdue') weight.overdue = reason.days + 1
    if (reason.kind === 'documents') [weight.papersFor, weight.papers] = [reason.days + 1, reason.count]
    if (reason.kind === 'standing') weight.standing = reason.days + 1
    if (reason.kind === 'unread') [weight.unreadFor, weight.unread] = [reason.days + 1, reason.count]
    if (reason.kind === 'not_sent') [weight.owedFor, weight.owed] = [reason.days + 1, reason.count]
    if (reason.kind === 'slow' || reason.kind === 'standing')
      weight.beyond = reason.median === null ? 0 : reason.days - reason.median
  }
  const { overdue, papersFor, papers, standing, unreadFor, unread, owedFor, owed, beyond } = weight
  const [longest, other] = [Math.max(papersFor, standing), Math.min(papersFor, standing)]
  return [overdue, longest, other, papers, unreadFor, unread, owedFor, owed, beyond]
}

export type Urgent = { id: string; reasons: Reason[] }

/** The urgent cases, the most urgent first; equal ones by creation time and id, so that the result does not depend on the input's order. */
export function rankUrgent(cases: readonly Case[], now: Date, medians: Medians): Urgent[] {
  return cases
    .map((of) => ({ of, reasons: reasonsOf(of, now, medians) }))
    .filter(({ reasons }) => reasons.length > 0)
    .map((one) => ({ ...one, weight: weightOf(one.reasons) }))
    .sort((a, b) => {
      const first = a.weight.findIndex((value, place) => value !== b.weight[place])
      if (first >= 0) return (b.weight[first] ?? 0) - (a.weight[first] ?? 0)
      return a.of.createdAt.getTime() - b.of.createdAt.getTime() || (a.of.id < b.of.id ? -1 : 1)
    })
    .map(({ of, reasons }) => ({ id: of.id, reasons }))
}
