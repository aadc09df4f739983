import type { Day } from '#rules/days/day.ts'

// Created once: creating a formatter takes a hundred times as long as using it.
const inSaoPaulo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
/** Today's date in São Paulo, where the office is. */
export const officeDay = (now: Date): Day => inSaoPaulo.format(now)

/** The date one year ago: rows that were last checked before it, or never, have to be checked again (G51). */
export function recheckBefore(now: Date): Day {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - 1)
  return day.toISOString().slice(0, 10)
}

export const needsRecheck = (checkedOn: Day | null, now: Date): boolean =>
  checkedOn === null || checkedOn < recheckBefore(now)
