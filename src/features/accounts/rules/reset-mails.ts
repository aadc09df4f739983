import { MOST_SKEW_MS } from '#rules/days/clock-skew.ts'

const MOST_IN_AN_HOUR = 3
/** The page lets ask again after a minute; whoever asks sooner has a link on the way that must not be voided. */
const ON_ITS_WAY_MS = 50_000

/** May another reset link go to this mailbox, given when the last hour's were asked for? Each voids the one before (A4). */
export function mayMailResetLink(lastHour: readonly Date[], now: Date): boolean {
  const ages = lastHour.map((at) => now.getTime() - at.getTime()).filter((age) => age >= -MOST_SKEW_MS)
  return ages.length < MOST_IN_AN_HOUR && ages.every((age) => age >= ON_ITS_WAY_MS)
}
