import { MOST_SKEW_MS } from '#rules/days/clock-skew.ts'

/** Minutes for which a password or code given in this session counts as proof for sensitive calls (S67). */
export const PROOF_MINUTES = 10

/** A time in the future comes from a wrong clock and is no proof, apart from the accepted clock skew between nodes. */
export function isProved(provedAt: Date | null, now: Date): boolean {
  if (!provedAt) return false
  const age = now.getTime() - provedAt.getTime()
  return age < PROOF_MINUTES * 60_000 && age >= -MOST_SKEW_MS
}
