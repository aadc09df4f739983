import type { RegistrationStatus } from './registrations/status.ts'
import type { ContactStatus } from './support/contact.ts'

/** Everything that can happen and that somebody else wants to know. Ids only. */
export type DomainEvents = {
  'account.created': { accountId: string }
  'account.emailTaken': { accountId: string }
  'account.recoveryAsked': { accountId: string }
  'account.verificationAsked': { accountId: string }
  'account.passwordChanged': { accountId: string }
  'account.disabled': { accountId: string }
  'account.enabled': { accountId: string }
  'registration.statusChanged': {
    registrationId: string
    customerId: string
    from: RegistrationStatus
    to: RegistrationStatus
  }
  'notification.read': { userId: string }
  'contact.received': { contactMessageId: string }
  'contact.answered': { contactMessageId: string; replyId: string }
  'contact.statusChanged': { contactMessageId: string; from: ContactStatus; to: ContactStatus }
}
export type EventName = keyof DomainEvents
