/** Whole dollars, before the state's multiplier. */
const LLC_DOLLARS = 150
const OTHER_DOLLARS = 250

// Multipliers have two decimals, so hundredths of a dollar carry the product exactly.
const SCALE = 100
const CENTS_PER_DOLLAR = 100

/**
 * The commission that a workflow's card estimates, in cents (G130): a rounded amount, while the real one follows its rule (G36).
 * Without an active rule of its type and state the multiplier is 1.
 */
export function estimateCommission(companyType: string, stateMultiplier: number | string | null | undefined): number {
  const base = companyType === 'LLC' ? LLC_DOLLARS : OTHER_DOLLARS
  const hundredths = base * Math.round(Number(stateMultiplier ?? 1) * SCALE)
  return Math.floor((hundredths + SCALE / 2) / SCALE) * CENTS_PER_DOLLAR
}
