import { type Actor, mayCall } from '#rules/access.ts'
import { isFinished, type RegistrationStatus, registrationStatuses } from './status.ts'

/** Admins move freely; agents forward among what is open, never back to the start (E14). */
export function canMoveStatus(actor: Actor, from: RegistrationStatus, to: RegistrationStatus): boolean {
  if (mayCall(actor, 'registrations.setAnyStatus')) return true
  return mayCall(actor, 'registrations.setStatus') && !isFinished(from) && to !== 'pending'
}

/** What a menu offers: every other status that this person may set now. */
export const statusesAfter = (actor: Actor, from: RegistrationStatus): RegistrationStatus[] =>
  registrationStatuses.filter((to) => to !== from && canMoveStatus(actor, from, to))

/** An order is approved only when it has been paid (D13). */
export const needsPayment = (to: RegistrationStatus): boolean => to === 'approved'

/** Giving it to an agent begins the review, and changes nothing else (E14). */
export const statusOnceAssigned = (status: RegistrationStatus): RegistrationStatus =>
  status === 'pending' ? 'in_review' : status
