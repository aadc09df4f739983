const DAY = 86_400_000

/** The median is taken over at most so many of the agent's newest approvals, so that its cost stays constant (G64). */
export const MEDIAN_OF = 50
/** How many months the agent's performance goes back, the present one included. */
export const MONTHS_SHOWN = 12

type Approval = { startedAt: Date; approvedAt: Date }

/** The median time from start to approval, in days with one decimal; null without an approval. */
export function medianDays(approvals: readonly Approval[]): number | null {
  const days = approvals
    .map(({ startedAt, approvedAt }) => Math.max(0, (approvedAt.getTime() - startedAt.getTime()) / DAY))
    .sort((a, b) => a - b)
  const [low, high] = [days[Math.ceil(days.length / 2) - 1], days[Math.floor(days.length / 2)]]
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 10) / 10
}
