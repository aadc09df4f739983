/** How many days before a deadline its company is reminded: once to prepare, once to act. */
const REMINDERS = [7, 30] as const

/** The reminder that is due with so many days left; if a daily run fails, the next one makes up for it. */
export const reminderFor = (daysLeft: number): number | undefined =>
  daysLeft < 0 ? undefined : REMINDERS.find((days) => daysLeft <= days)
