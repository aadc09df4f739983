type Parts = { subtotal: number; complexity_bonus: number; speed_bonus: number; total_commission: number }

// Zero has no negative here: the database and JSON know only one.
const negated = (cents: number): number => (cents === 0 ? 0 : -cents)

/** The row that takes a commission back has every part of it below zero, so that both add up to nothing (G132). */
export const reversalOf = (parts: Parts): Parts => ({
  subtotal: negated(parts.subtotal),
  complexity_bonus: negated(parts.complexity_bonus),
  speed_bonus: negated(parts.speed_bonus),
  total_commission: negated(parts.total_commission),
})
