type Parts = { subtotal: number; complexity_bonus: number; speed_bonus: number; total_commission: number }

// Avoids -0, which neither the database nor JSON knows.
const negated = (cents: number): number => (cents === 0 ? 0 : -cents)

/** A reversal negates every part of its commission, so that the two rows add up to zero (G132). */
export const reversalOf = (parts: Parts): Parts => ({
  subtotal: negated(parts.subtotal),
  complexity_bonus: negated(parts.complexity_bonus),
  speed_bonus: negated(parts.speed_bonus),
  total_commission: negated(parts.total_commission),
})
