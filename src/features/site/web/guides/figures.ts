import { stateDay, stateMoney } from '#features/catalog/rules/state-figures.ts'
import { stateGuides } from '#features/site/web/content/state-guides.ts'

const { labels } = stateGuides

export const money = (cents: number | null): string => (cents === null ? labels.unknown : stateMoney(cents))

type Yearly = { yearlyCostCents: number | null; yearlyAtLeast: boolean }

/** The yearly cost, or what it is at least where a part is not known. */
export function yearly(figures: Yearly | undefined): string {
  if (!figures || figures.yearlyCostCents === null) return labels.unknown
  if (figures.yearlyAtLeast && figures.yearlyCostCents === 0) return labels.unknown
  if (figures.yearlyAtLeast) return labels.atLeast(stateMoney(figures.yearlyCostCents))
  return figures.yearlyCostCents === 0 ? labels.noYearlyFee : stateMoney(figures.yearlyCostCents)
}

/** A text that does not start with a year names no date, so nothing is shown. */
export const day = (date: string): string => (/^\d{4}/.test(date) ? stateDay(date) : '')
