import { type Day, daysAfter } from '#rules/days/day.ts'

/** The days before a renewal on which its customer is notified, once each (G163). */
export const NOTICE_DAYS = [60, 30, 14, 3] as const
export type NoticeDays = (typeof NOTICE_DAYS)[number]

export const stopReasons = ['wish', 'replacement', 'dissolution'] as const
export type StopReason = (typeof stopReasons)[number]

/** The law requires a registered agent: its renewal stops only once another agent or the company's dissolution is recorded. */
export const needsSuccessor = (settles: string | null): boolean => settles === 'registered_agent'

/** The notice that is due today: the latest one whose day has come, and none once the due day has passed. */
export function noticeFor(today: Day, dueOn: Day): NoticeDays | undefined {
  if (dueOn < today) return undefined
  return [...NOTICE_DAYS].reverse().find((days) => dueOn <= daysAfter(today, days))
}

/** The days on which notices go out for a renewal. */
export const noticeDates = (dueOn: Day): Day[] => NOTICE_DAYS.map((days) => daysAfter(dueOn, -days))
