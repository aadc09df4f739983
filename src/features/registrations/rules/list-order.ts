import { isFinished, type RegistrationStatus } from './status.ts'

/** How the list of processes can be sorted. `waiting`: processes that wait for the office first, then the newest (G70). */
export const registrationOrders = ['newest', 'oldest', 'waiting'] as const
export type RegistrationOrder = (typeof registrationOrders)[number]

type Stand = { status: RegistrationStatus; paid: boolean; hasAgent: boolean }

/** Who has to act next on a process, as the office sees it; null once it is decided. */
export function whoActs({ status, paid, hasAgent }: Stand): 'office' | 'agent' | 'customer' | null {
  if (isFinished(status)) return null
  if (!paid) return 'customer'
  if (!hasAgent) return 'office'
  return status === 'documents_required' ? 'customer' : 'agent'
}

/** A paid process without an agent: the office has to assign one. */
export const waitsForOffice = (stand: Stand): boolean => whoActs(stand) === 'office'
