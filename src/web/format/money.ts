import type { Locale } from '#web/i18n/shape/translation.ts'

/** Spec P1 §9: dollars with two decimals, in the reader's way of writing. */
export const dollars = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100)
