import { MOST_SKEW_MS } from '#rules/days/clock-skew.ts'

const MOST_IN_AN_HOUR = 3
/** The page allows another request after a minute. An earlier one is refused, because it would void a link that is still on its way. */
const ON_ITS_WAY_MS = 50_000

/** Whether another reset link may be mailed, given the times of the last hour's links. Each link voids the one before (A4). */
export function mayMailResetLink(lastHour: readonly Date[], now: Date): boolean {
  const ages = lastHour.map((at) => now.getTime() - at.getTime()).filter((age) => age >= -MOST_SKEW_MS)
  return ages.length < MOST_IN_AN_HOUR && ages.every((age) => age >= ON_ITS_WAY_MS)
}
