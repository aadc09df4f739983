import { useLocale } from '#web/words/locale-provider.tsx'

/** Formats of months and numbers in the reader's language. */
export function useFigures() {
  const { locale } = useLocale()
  const monthIn = (month: string, options: Intl.DateTimeFormatOptions): string =>
    new Date(`${month}-15T12:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC', ...options })
  return {
    count: (value: number): string => value.toLocaleString(locale),
    /** Whole dollars, because cents on an axis are noise. */
    wholeDollars: (cents: number): string =>
      (cents / 100).toLocaleString(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
    percent: (value: number): string => (value / 100).toLocaleString(locale, { style: 'percent' }),
    monthName: (month: string): string => monthIn(month, { month: 'long' }),
    monthAndYear: (month: string): string => monthIn(month, { month: 'long', year: 'numeric' }),
    shortMonth: (month: string): string => monthIn(month, { month: 'short' }).replace('.', ''),
  }
}
