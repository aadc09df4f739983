import { type Actor, mayCall } from '#rules/access.ts'
import { isFinished, type RegistrationStatus, registrationStatuses } from './status.ts'

/** Admins may set any status; agents change only open registrations and never back to `pending` (E14). */
export function canMoveStatus(actor: Actor, from: RegistrationStatus, to: RegistrationStatus): boolean {
  if (mayCall(actor, 'registrations.setAnyStatus')) return true
  return mayCall(actor, 'registrations.setStatus') && !isFinished(from) && to !== 'pending'
}

/** What a menu offers: every other status that this person may set now. */
export const statusesAfter = (actor: Actor, from: RegistrationStatus): RegistrationStatus[] =>
  registrationStatuses.filter((to) => to !== from && canMoveStatus(actor, from, to))

/** An order is approved only when it has been paid (D13). */
export const needsPayment = (to: RegistrationStatus): boolean => to === 'approved'

/** Assigning an agent starts the review of a pending registration and leaves any other status as it is (E14). */
export const statusOnceAssigned = (status: RegistrationStatus): RegistrationStatus =>
  status === 'pending' ? 'in_review' : status
