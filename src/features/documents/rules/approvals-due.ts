const QUIET_MS = 2 * 60_000
const LONGEST_MS = 10 * 60_000

/** Approvals are notified in one batch: two minutes after the newest, ten minutes after the first at the latest (D10). */
export function approvalsDueAt(approvedAt: readonly Date[]): Date {
  const times = approvedAt.map((at) => at.getTime())
  return new Date(Math.min(Math.max(...times) + QUIET_MS, Math.min(...times) + LONGEST_MS))
}
