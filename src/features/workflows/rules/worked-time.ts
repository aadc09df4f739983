const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** One stretch of work is at most a working day: a timer that was left on counts no night (G103). */
export const LONGEST_STRETCH_MS = 8 * HOUR_MS
/** A correction at once moves at most a working week. */
export const MOST_CORRECTED_MINUTES = 40 * 60

/** When a stretch that began then ends, if it is stopped now: never before it began, whatever the clock says. */
export function stretchEnd(startedAt: Date, now: Date): { endedAt: Date; cutOff: boolean } {
  const ran = now.getTime() - startedAt.getTime()
  const counted = Math.min(Math.max(ran, 0), LONGEST_STRETCH_MS)
  return { endedAt: new Date(startedAt.getTime() + counted), cutOff: ran > LONGEST_STRETCH_MS }
}
