import type { RegistrationStatus } from './status.ts'

/** What of the processes waits for the office, each a list of its own (G50). */
export const processAttention = ['unassigned', 'waiting', 'disputes'] as const
export type ProcessAttention = (typeof processAttention)[number]

/** The statuses in which a process waits so; one with a dispute may have any. */
export const waitingStatuses = {
  unassigned: ['pending', 'in_review', 'documents_required'],
  waiting: ['pending', 'in_review'],
} as const satisfies Partial<Record<ProcessAttention, readonly RegistrationStatus[]>>

type Filters = {
  attention?: ProcessAttention | undefined
  status?: RegistrationStatus | undefined
  /** Null stands for nobody. */
  agent?: string | null | undefined
  paid?: boolean | undefined
}

/** Whether the other filters leave nothing of what waits so: it is always paid, and it has an agent or has none. */
export function leavesNothing({ attention, status, agent, paid }: Filters): boolean {
  if (attention === undefined || attention === 'disputes') return false
  const statuses: readonly RegistrationStatus[] = waitingStatuses[attention]
  if (paid === false || (status !== undefined && !statuses.includes(status))) return true
  return attention === 'unassigned' ? typeof agent === 'string' : agent === null
}

const DAY_MS = 86_400_000
/** So many days without a step by the team, and a paid process has waited too long (G50). */
export const WAITING_DAYS = 5

/** A process that has stood as it stands since before this moment waits too long. */
export const waitingSince = (now: Date): Date => new Date(now.getTime() - WAITING_DAYS * DAY_MS)
