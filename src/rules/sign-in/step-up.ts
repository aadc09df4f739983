import { MOST_SKEW_MS } from '#rules/days/clock-skew.ts'

/** How long a password or a code that was given in this session is enough for weighty calls (S67). */
export const PROOF_MINUTES = 10

/** A time of the future, noted while a clock was wrong, proves nothing; two nodes may differ a little. */
export function isProved(provedAt: Date | null, now: Date): boolean {
  if (!provedAt) return false
  const age = now.getTime() - provedAt.getTime()
  return age < PROOF_MINUTES * 60_000 && age >= -MOST_SKEW_MS
}
