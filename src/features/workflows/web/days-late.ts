import type { WorkflowCard } from './queries.ts'

const DAY_MS = 86_400_000

/** How many days a running workflow is beyond its estimate; one with any other status is never late. */
export function daysLate(
  { status, startedAt, estimatedDays }: Pick<WorkflowCard, 'status' | 'startedAt' | 'estimatedDays'>,
  now: number,
): number {
  if (status !== 'in_progress' || !startedAt) return 0
  return Math.max(0, Math.floor((now - Date.parse(startedAt)) / DAY_MS) - estimatedDays)
}
