/** How many days before a deadline its company is reminded: once to prepare, once to act. */
const REMINDERS = [7, 30] as const

/** The reminder whose time it is; a day on which nobody looked is made up for by the next. */
export const reminderFor = (daysLeft: number): number | undefined =>
  daysLeft < 0 ? undefined : REMINDERS.find((days) => daysLeft <= days)
