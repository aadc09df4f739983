import type { DemoCompany } from './demo-company.ts'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const later = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds)

/** The dates of a company's events; the dates of events that have not happened yet are not used. */
export type Timeline = {
  created: Date
  firstPayment: Date
  paid: Date
  papersSent: Date
  assigned: Date
  workStarted: Date
  papersReviewed: Date
  closed: Date
}

const SILENCE = 62

function daysOfWork({ work, papers }: DemoCompany): number {
  if (work?.status === 'completed') return work.days
  return papers === 'mixed' ? SILENCE : 8
}

export function timelineOf(company: DemoCompany, place: number, now: Date): Timeline {
  const spread = ((place * 67) % 240) * MINUTE
  const created = later(now, -company.daysAgo * DAY - spread)
  const assigned = later(created, 20 * HOUR)
  const workStarted = later(assigned, 4 * HOUR)
  return {
    created,
    firstPayment: later(created, 10 * MINUTE),
    paid: later(created, company.payment === 'paid after a failure' ? 55 * MINUTE : 25 * MINUTE),
    papersSent: later(created, 3 * HOUR),
    assigned,
    workStarted,
    papersReviewed: later(assigned, 30 * HOUR),
    // One hour less than full days, because a started day counts as a whole one.
    closed: later(workStarted, daysOfWork(company) * DAY - HOUR),
  }
}
