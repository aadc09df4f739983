const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** How long a link sent by mail is valid (A4). */
export const linkLifetimes = {
  reset_password: HOUR,
  verify_email: DAY,
  /** `approve_email` goes to the old mailbox, `change_email` to the new one; both must be used within this time. */
  approve_email: DAY,
  change_email: DAY,
  invitation: 7 * DAY,
} as const
