import { type Day, daysAfter } from '#rules/days/day.ts'

/** So many days before a renewal its customer is told, once each (G163). */
export const NOTICE_DAYS = [60, 30, 14, 3] as const
export type NoticeDays = (typeof NOTICE_DAYS)[number]

export const stopReasons = ['wish', 'replacement', 'dissolution'] as const
export type StopReason = (typeof stopReasons)[number]

/** The law wants every company to have a registered agent: it stops only when another agent or the end is on record. */
export const needsSuccessor = (settles: string | null): boolean => settles === 'registered_agent'

/** The notice that a day is due for: the closest that has begun, and none once the day is over. */
export function noticeFor(today: Day, dueOn: Day): NoticeDays | undefined {
  if (dueOn < today) return undefined
  return [...NOTICE_DAYS].reverse().find((days) => dueOn <= daysAfter(today, days))
}

/** The days on which notices go out for a renewal. */
export const noticeDates = (dueOn: Day): Day[] => NOTICE_DAYS.map((days) => daysAfter(dueOn, -days))
