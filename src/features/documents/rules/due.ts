import { type DocumentStatus, documentTurn } from './status.ts'

/** A day, `2026-11-30`. */
type Day = string

export const LONGEST_EXAMPLE = 500

export const lastDueDay = (today: Day): Day => {
  const [year = 0, ...rest] = today.split('-')
  // February 29 does not exist in the next year.
  return [Number(year) + 1, ...rest].join('-').replace('-02-29', '-02-28')
}

/** A customer cannot meet a day in the past, and a day more than a year away is probably a typing error (G134). */
export function dueProblem(dueOn: Day, today: Day): 'past_day' | 'far_day' | null {
  if (dueOn < today) return 'past_day'
  return dueOn > lastDueDay(today) ? 'far_day' : null
}

/** Overdue while the customer has to send it and the day is over in São Paulo. */
export const isOverdue = (document: { dueOn: Day | null; status: DocumentStatus }, today: Day): boolean =>
  document.dueOn !== null && documentTurn(document.status) === 'customer' && document.dueOn < today
