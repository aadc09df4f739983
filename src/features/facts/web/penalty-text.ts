import type { Penalty } from '#features/catalog/rules/penalty.ts'
import type { Locale } from '#rules/language/translation.ts'

/** Formats an amount in its currency, without decimals when it is whole. */
export const amountIn = (cents: number, currency: Penalty['currency'], locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)

/** Formats hundredths of a percent: `1,5%`. */
export const percentIn = (basisPoints: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100)}%`

/** A penalty without words: `R$ 2.500 – R$ 250.000`, `US$ 255 × 12`, `US$ 200 + 1,5%`, `R$ 165,74 + 1% ≤ 20%`. */
export function penaltyText(penalty: Penalty, locale: Locale): string {
  const { currency, cents, maxCents, perPartnerMonths, monthlyBasisPoints, maxTaxBasisPoints } = penalty
  const amounts = maxCents === null ? [cents] : [cents, maxCents]
  return [
    amounts.map((amount) => amountIn(amount, currency, locale)).join(' – '),
    perPartnerMonths ? `× ${perPartnerMonths}` : '',
    monthlyBasisPoints ? `+ ${percentIn(monthlyBasisPoints, locale)}` : '',
    maxTaxBasisPoints ? `≤ ${percentIn(maxTaxBasisPoints, locale)}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

type Words = {
  fine: (amount: string) => string
  range: (from: string, to: string) => string
  perPartner: (amount: string, months: number) => string
  withInterest: (amount: string, percent: string) => string
  ofTax: (percent: string, least: string, most: string) => string
}

/** A penalty in the given texts of a page. */
export function fineIn(penalty: Penalty, locale: Locale, words: Words): string {
  const { currency, cents, maxCents, perPartnerMonths, monthlyBasisPoints, maxTaxBasisPoints } = penalty
  const amount = (value: number) => amountIn(value, currency, locale)
  const percent = (value: number) => percentIn(value, locale)
  if (monthlyBasisPoints && maxTaxBasisPoints)
    return words.ofTax(percent(monthlyBasisPoints), amount(cents), percent(maxTaxBasisPoints))
  if (monthlyBasisPoints) return words.withInterest(amount(cents), percent(monthlyBasisPoints))
  if (perPartnerMonths) return words.perPartner(amount(cents), perPartnerMonths)
  return maxCents === null ? words.fine(amount(cents)) : words.range(amount(cents), amount(maxCents))
}
