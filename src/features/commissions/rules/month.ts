import { z } from 'zod'

/** A month in São Paulo time, `2026-11`. */
export const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

const inSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** The date in São Paulo, `2026-11-16`. */
export const dayOf = (at: Date): string => inSaoPaulo.format(at)
export const monthOf = (at: Date): string => dayOf(at).slice(0, 7)

/** Adds months; `by` may be negative. */
export function monthsLater(from: string, by: number): string {
  const [year = 0, number = 1] = from.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
