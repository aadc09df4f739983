import type { z } from 'zod'
import type { stateGuideView } from '#features/catalog/contract.ts'
import type { StateFact } from '#features/site/web/content/state-facts.ts'
import { stateSuits, suitsByFact } from '#features/site/web/content/state-guides.ts'

export const guideTypes = ['llc', 'corporation'] as const
export type GuideType = (typeof guideTypes)[number]
export type WholeGuide = z.output<typeof stateGuideView>
/** `whole` is missing until the API has answered; until then only the facts of the prerendered page are known. */
export type Guide = StateFact & { whole?: WholeGuide }

const LOW_YEARLY_CENTS = 6000

export const figuresOf = (guide: Guide, type: GuideType) =>
  guide.types.find(({ companyTypeId }) => companyTypeId === type)

export function suits(guide: Guide): string {
  const cost = figuresOf(guide, 'llc')?.yearlyCostCents ?? null
  const own = stateSuits[guide.id]
  if (own) return own
  if (cost === 0) return suitsByFact.noYearlyFee
  if (guide.hasIncomeTax === false) return suitsByFact.noIncomeTax
  return cost !== null && cost <= LOW_YEARLY_CENTS ? suitsByFact.lowYearlyCost : suitsByFact.otherwise
}
