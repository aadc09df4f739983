/** Percentages are fractions (0.1 = 10 %), as the database keeps them: numbers or decimal texts. */
export type CommissionRule = {
  baseCommission: number
  stateMultiplier: number | string
  complexityBonusPercent: number | string
  speedBonusPercent: number | string
  speedThresholdDays: number
}
export type CommissionWork = { complexity: number; days: number }
/** All in cents; `total` is the sum of the others. */
export type Commission = { subtotal: number; complexityBonus: number; speedBonus: number; total: number }

const COMPLEXITY_FOR_BONUS = 3
const DAY = 24 * 3_600_000

// The columns have two and four decimals, so whole millionths of a cent carry every product exactly.
const MULTIPLIER_SCALE = 100
const PERCENT_SCALE = 10_000
const UNIT = BigInt(MULTIPLIER_SCALE * PERCENT_SCALE)

const scaled = (value: number | string, scale: number): bigint => BigInt(Math.round(Number(value) * scale))
const toCents = (millionths: bigint): number => Number((millionths + UNIT / 2n) / UNIT)

/** G36 in cents: the total is rounded half-up once, the last part takes the remainder (E10). */
export function calculateCommission(rule: CommissionRule, work: CommissionWork): Commission {
  const base = BigInt(rule.baseCommission) * scaled(rule.stateMultiplier, MULTIPLIER_SCALE)
  const share = (percent: number | string, applies: boolean) => (applies ? base * scaled(percent, PERCENT_SCALE) : 0n)
  const exactSubtotal = base * BigInt(PERCENT_SCALE)
  const exactComplexity = share(rule.complexityBonusPercent, work.complexity >= COMPLEXITY_FOR_BONUS)
  const exactSpeed = share(rule.speedBonusPercent, work.days <= rule.speedThresholdDays)

  const total = toCents(exactSubtotal + exactComplexity + exactSpeed)
  const subtotal = toCents(exactSubtotal)
  const bonus = total - subtotal
  if (exactSpeed === 0n) return { subtotal, complexityBonus: bonus, speedBonus: 0, total }
  const complexityBonus = Math.min(toCents(exactComplexity), bonus)
  return { subtotal, complexityBonus, speedBonus: bonus - complexityBonus, total }
}

/** Days from start to completion, rounded up, at least one (E9, T8). */
export function workingDays(start: Date, completion: Date): number {
  return Math.max(1, Math.ceil((completion.getTime() - start.getTime()) / DAY))
}
