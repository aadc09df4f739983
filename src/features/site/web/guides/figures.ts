import { stateDay, stateMoney } from '#features/catalog/rules/state-figures.ts'
import { stateGuides } from '#features/site/web/content/state-guides.ts'

const { labels } = stateGuides

export const money = (cents: number | null): string => (cents === null ? labels.unknown : stateMoney(cents))

type Yearly = { yearlyCostCents: number | null; yearlyAtLeast: boolean }

/** The yearly cost, as a minimum where a part of it is unknown. */
export function yearly(figures: Yearly | undefined): string {
  if (!figures || figures.yearlyCostCents === null) return labels.unknown
  if (figures.yearlyAtLeast && figures.yearlyCostCents === 0) return labels.unknown
  if (figures.yearlyAtLeast) return labels.atLeast(stateMoney(figures.yearlyCostCents))
  return figures.yearlyCostCents === 0 ? labels.noYearlyFee : stateMoney(figures.yearlyCostCents)
}

/** The formatted day; empty for a text that does not start with a year and so is no date. */
export const day = (date: string): string => (/^\d{4}/.test(date) ? stateDay(date) : '')
