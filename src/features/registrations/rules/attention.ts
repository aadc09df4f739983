import type { RegistrationStatus } from './status.ts'

/** Kinds of processes that wait for the office, each with a list of its own (G50). */
export const processAttention = ['unassigned', 'waiting', 'disputes'] as const
export type ProcessAttention = (typeof processAttention)[number]

/** The statuses that each kind includes; a disputed process may have any status. */
export const waitingStatuses = {
  unassigned: ['pending', 'in_review', 'documents_required'],
  waiting: ['pending', 'in_review'],
} as const satisfies Partial<Record<ProcessAttention, readonly RegistrationStatus[]>>

type Filters = {
  attention?: ProcessAttention | undefined
  status?: RegistrationStatus | undefined
  /** Null means without an agent. */
  agent?: string | null | undefined
  paid?: boolean | undefined
}

/** Whether the other filters exclude every process of the kind: `unassigned` is paid without an agent, `waiting` is paid with one. */
export function leavesNothing({ attention, status, agent, paid }: Filters): boolean {
  if (attention === undefined || attention === 'disputes') return false
  const statuses: readonly RegistrationStatus[] = waitingStatuses[attention]
  if (paid === false || (status !== undefined && !statuses.includes(status))) return true
  return attention === 'unassigned' ? typeof agent === 'string' : agent === null
}

const DAY_MS = 86_400_000
/** Days without a step by the team after which a paid process has waited too long (G50). */
export const WAITING_DAYS = 5

/** A process unchanged since before this moment has waited too long. */
export const waitingSince = (now: Date): Date => new Date(now.getTime() - WAITING_DAYS * DAY_MS)
