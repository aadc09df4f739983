const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A time entry counts a working day at most, so that a forgotten timer does not count the night (G103). */
export const LONGEST_STRETCH_MS = 8 * HOUR_MS
/** One correction changes at most a working week (G103). */
export const MOST_CORRECTED_MINUTES = 40 * 60

/** The end of a time entry that is stopped now: never before its start, even when the clock was set back. */
export function stretchEnd(startedAt: Date, now: Date): { endedAt: Date; cutOff: boolean } {
  const ran = now.getTime() - startedAt.getTime()
  const counted = Math.min(Math.max(ran, 0), LONGEST_STRETCH_MS)
  return { endedAt: new Date(startedAt.getTime() + counted), cutOff: ran > LONGEST_STRETCH_MS }
}
