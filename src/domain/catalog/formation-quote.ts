export type PlanPrice = { priceCents: number; stateFeeCents: number }
export type TypeFee = { companyTypeId: string; amountCents: number }
export type FormationQuote = { planCents: number; stateFeeCents: number; totalCents: number }

/** What the state really takes for the type; the plan's own fee where nothing is known (C11). */
export function formationQuote(plan: PlanPrice, fees: readonly TypeFee[], companyTypeId: string): FormationQuote {
  const known = fees.find((fee) => fee.companyTypeId === companyTypeId)
  const stateFeeCents = known ? known.amountCents : plan.stateFeeCents
  return { planCents: plan.priceCents, stateFeeCents, totalCents: plan.priceCents + stateFeeCents }
}
