/** What of the processes waits for the office, each a list of its own (G50). */
export const processAttention = ['unassigned', 'waiting', 'disputes'] as const
export type ProcessAttention = (typeof processAttention)[number]

const DAY_MS = 86_400_000
/** So many days without a step by the team, and a paid process has waited too long (G50). */
export const WAITING_DAYS = 5

/** A process that has stood as it stands since before this moment waits too long. */
export const waitingSince = (now: Date): Date => new Date(now.getTime() - WAITING_DAYS * DAY_MS)
