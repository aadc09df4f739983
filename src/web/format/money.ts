import type { Locale } from '#web/i18n/shape/translation.ts'

/** Dollars with two decimals, in the reader's way of writing (G41). */
export const dollars = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100)
