/** How many days before a duty its company is told; 0 is the day after it, when it is overdue. */
export const ALERT_DAYS = [60, 30, 7, 1] as const
export const OVERDUE = 0

/** The alert that is due with so many days left; if a daily run fails, the next one makes up for it. */
export const alertFor = (daysLeft: number): number | undefined =>
  daysLeft < 0 ? OVERDUE : [...ALERT_DAYS].reverse().find((days) => daysLeft <= days)
