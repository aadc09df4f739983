const MOST_IN_AN_HOUR = 3
/** The page lets ask again after a minute; whoever asks sooner has a link on the way that must not be voided. */
const ON_ITS_WAY_MS = 50_000

/** May another reset link go to this mailbox, given when the last hour's were asked for? Each voids the one before (A4). */
export const mayMailResetLink = (lastHour: readonly Date[], now: Date): boolean =>
  lastHour.length < MOST_IN_AN_HOUR && lastHour.every((at) => now.getTime() - at.getTime() >= ON_ITS_WAY_MS)
