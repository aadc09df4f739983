import { type NextAction, type Turn, whoseTurn } from './next-step.ts'
import type { RegistrationStatus } from './status.ts'
import { DAY, expectedRange, readProcessingTime } from './timeline-range.ts'

/** Stages of an order in their usual sequence; `rejected` replaces the stages that were still to come. */
export const stages = ['ordered', 'paid', 'assigned', 'documents', 'filing', 'approved', 'rejected'] as const
export type Stage = (typeof stages)[number]
export const stageStates = ['done', 'current', 'upcoming'] as const
export type StageState = (typeof stageStates)[number]
/** Why an order takes longer than expected. */
export const delays = ['documents', 'rejected_documents', 'team', 'state', 'refund'] as const
export type Delay = (typeof delays)[number]

/** When each stage was reached; null while it was not. */
export type Reached = {
  ordered: Date
  paid: Date | null
  assigned: Date | null
  documents: Date | null
  /** When the filing with the state was completed. */
  filing: Date | null
  finished: Date | null
}
type Journey = {
  status: RegistrationStatus
  action: NextAction
  reached: Reached
  processingTime: string
  /** The reason that the team gave for the present status. */
  reason: string | null
  now: Date
}
export type Timeline = {
  stages: { stage: Stage; state: StageState; at: Date | null }[]
  turn: Turn | null
  expected: { from: Date; to: Date } | null
  late: { days: number; because: Delay; reason: string | null } | null
}

const workStages = ['ordered', 'paid', 'assigned', 'documents', 'filing'] as const
/** Stages of an order that is not rejected. */
const wholeWay: readonly Stage[] = [...workStages, 'approved']
const currentBy: Partial<Record<NextAction, Stage>> = {
  pay: 'paid',
  refunded: 'paid',
  send: 'documents',
  sendAsked: 'documents',
  resend: 'documents',
  waitState: 'filing',
}
const delayBy: Record<NextAction, Delay> = {
  pay: 'refund',
  refunded: 'refund',
  send: 'documents',
  sendAsked: 'documents',
  resend: 'rejected_documents',
  wait: 'team',
  waitState: 'state',
  rejected: 'team',
  returned: 'team',
  toCome: 'team',
  done: 'team',
}

function stagesOf({ status, action, reached }: Journey): Timeline['stages'] {
  const dated = workStages.map((stage) => ({ stage, at: reached[stage] }))
  if (status === 'rejected') {
    const done = [...dated.filter(({ at }) => at !== null), { stage: 'rejected' as const, at: reached.finished }]
    return done.map((entry) => ({ ...entry, state: 'done' }))
  }
  const all = [...dated, { stage: 'approved' as const, at: status === 'approved' ? reached.finished : null }]
  if (status === 'approved') return all.map((entry) => ({ ...entry, state: 'done' }))
  const current = currentBy[action] ?? all.find(({ at }) => at === null)?.stage
  return all.map(({ stage, at }): Timeline['stages'][number] => {
    if (stage === current) return { stage, state: 'current', at: null }
    return { stage, state: at ? 'done' : 'upcoming', at }
  })
}

function lateness({ status, action, reason, now }: Journey, expected: Timeline['expected']): Timeline['late'] {
  const over = status === 'approved' || status === 'rejected'
  if (over || !expected || now <= expected.to) return null
  const days = Math.ceil((now.getTime() - expected.to.getTime()) / DAY)
  return { days, because: delayBy[action], reason }
}

/** The lowest percentage that the progress bar shows (G23). */
const LEAST_PROGRESS = 25

/** Percentage of stages that are done (G23), computed from the stages shown, so that the bar agrees with the ticks beside it. */
export const progressOf = (stagesShown: Timeline['stages']): number => {
  const done = stagesShown.filter(({ stage, state }) => state === 'done' && stage !== 'rejected').length
  return Math.max(LEAST_PROGRESS, Math.round((100 * done) / wholeWay.length))
}

/** The stages with their dates, who acts next, when the company should be ready and why it is late. */
export function timelineOf(journey: Journey): Timeline {
  const time = readProcessingTime(journey.processingTime)
  const { paid } = journey.reached
  const expected = paid && time ? expectedRange(paid, time) : null
  return {
    stages: stagesOf(journey),
    turn: whoseTurn(journey.action),
    expected,
    late: lateness(journey, expected),
  }
}
