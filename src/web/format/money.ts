import type { Locale } from '#rules/language/translation.ts'

const written = (cents: number, locale: Locale, currency: 'USD' | 'BRL'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100)

/** Dollars with two decimals, formatted for the reader's language (G41). */
export const dollars = (cents: number, locale: Locale): string => written(cents, locale, 'USD')

/** Prices in reais, shown next to the dollars that are charged (P1). */
export const reais = (cents: number, locale: Locale): string => written(cents, locale, 'BRL')
