import type { Penalty } from '#domain/catalog/penalty.ts'
import type { Locale } from '#web/i18n/shape/translation.ts'

/** An amount in its own money, without the cents where there are none. */
export const amountIn = (cents: number, currency: Penalty['currency'], locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)

/** `R$ 2.500` or, where it goes from one amount to another, `R$ 2.500 – R$ 250.000`. */
export const penaltyText = ({ currency, cents, maxCents }: Penalty, locale: Locale): string =>
  [cents, ...(maxCents === null ? [] : [maxCents])].map((amount) => amountIn(amount, currency, locale)).join(' – ')
