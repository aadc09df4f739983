export type PlanPrice = { priceCents: number; stateFeeCents: number }
export type TypeFee = { companyTypeId: string; amountCents: number }
/** `estimated`: nobody knows what the state takes for this type, so no date may be claimed either. */
export type FormationQuote = { planCents: number; stateFeeCents: number; estimated: boolean; totalCents: number }

/** What the state really takes for the type; the plan's own fee as an estimate where nothing is known (C11). */
export function formationQuote(plan: PlanPrice, fees: readonly TypeFee[], companyTypeId: string): FormationQuote {
  const known = fees.find((fee) => fee.companyTypeId === companyTypeId)
  const stateFeeCents = known ? known.amountCents : plan.stateFeeCents
  return { planCents: plan.priceCents, stateFeeCents, estimated: !known, totalCents: plan.priceCents + stateFeeCents }
}
