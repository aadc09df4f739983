/** Days before a due date at which alerts are sent; `OVERDUE` is the alert from the day after it on. */
export const ALERT_DAYS = [60, 30, 7, 1] as const
export const OVERDUE = 0

/** The alert for this many days left; a range counts for each alert, so that the next daily run makes up for a failed one. */
export const alertFor = (daysLeft: number): number | undefined =>
  daysLeft < 0 ? OVERDUE : [...ALERT_DAYS].reverse().find((days) => daysLeft <= days)
