const ZONE = 'America/Sao_Paulo'

/** The month of a moment in São Paulo, as `2026-11`. */
export const monthOf = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit' }).format(at).slice(0, 7)

/** The month that lies `back` months before another, as `2026-11`. */
export function monthBefore(month: string, back = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7)
}

/** The last months, the present one last. */
export const lastMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, n) => monthBefore(monthOf(now), count - 1 - n))
