import type { Day } from '#rules/days/day.ts'

// Made once: making one takes a hundred times as long as using it.
const inSaoPaulo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
/** The day it is in the office, which is in São Paulo. */
export const officeDay = (now: Date): Day => inSaoPaulo.format(now)

/** The day a year before: what was last checked before it has to be checked again, and so does what never was (G51). */
export function recheckBefore(now: Date): Day {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - 1)
  return day.toISOString().slice(0, 10)
}

export const needsRecheck = (checkedOn: Day | null, now: Date): boolean =>
  checkedOn === null || checkedOn < recheckBefore(now)
