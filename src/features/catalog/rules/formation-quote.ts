export type PlanPrice = { priceCents: number; stateFeeCents: number }
export type TypeFee = { companyTypeId: string; amountCents: number }
/** `estimated`: the state's fee for this type is unknown, so no date of a check may be shown either. */
export type FormationQuote = { planCents: number; stateFeeCents: number; estimated: boolean; totalCents: number }

/** Takes the state's known fee for the type, or else the plan's fee as an estimate (C11). */
export function formationQuote(plan: PlanPrice, fees: readonly TypeFee[], companyTypeId: string): FormationQuote {
  const known = fees.find((fee) => fee.companyTypeId === companyTypeId)
  const stateFeeCents = known ? known.amountCents : plan.stateFeeCents
  return { planCents: plan.priceCents, stateFeeCents, estimated: !known, totalCents: plan.priceCents + stateFeeCents }
}
