import { z } from 'zod'

/** A month of São Paulo, `2026-11`. */
export const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

const inSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** The day that it is in São Paulo, `2026-11-16`. */
export const dayOf = (at: Date): string => inSaoPaulo.format(at)
export const monthOf = (at: Date): string => dayOf(at).slice(0, 7)

/** The month so many months later, or earlier. */
export function monthsLater(from: string, by: number): string {
  const [year = 0, number = 1] = from.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
