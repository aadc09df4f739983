import { type DocumentStatus, documentTurn } from './status.ts'

/** A day, `2026-11-30`. */
type Day = string

export const LONGEST_EXAMPLE = 500

export const lastDueDay = (today: Day): Day => {
  const [year = 0, ...rest] = today.split('-')
  // The 29th of February has no day a year later.
  return [Number(year) + 1, ...rest].join('-').replace('-02-29', '-02-28')
}

/** Nobody can send something by yesterday, and a day more than a year away is a slip of the hand (G134). */
export function dueProblem(dueOn: Day, today: Day): 'past_day' | 'far_day' | null {
  if (dueOn < today) return 'past_day'
  return dueOn > lastDueDay(today) ? 'far_day' : null
}

/** Overdue while the customer has to send it and the day is over in São Paulo. */
export const isOverdue = (document: { dueOn: Day | null; status: DocumentStatus }, today: Day): boolean =>
  document.dueOn !== null && documentTurn(document.status) === 'customer' && document.dueOn < today
