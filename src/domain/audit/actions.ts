/** Everything the audit trail can say, in the groups in which its filter offers them. A new action also needs its words. */
const auditActionGroups = {
  access: [
    'account.signedIn',
    'account.signedOut',
    'account.signInFailed',
    'account.passwordAccepted',
    'account.codeRefused',
    'account.recoveryCodeUsed',
    'account.newDevice',
    'account.deviceEnded',
    'account.otherDevicesEnded',
    'account.sessionsEnded',
  ],
  account: [
    'account.created',
    'account.emailVerified',
    'account.invitationAccepted',
    'account.recoveryAsked',
    'account.passwordChanged',
    'account.twoFactorChanged',
    'account.emailChangeAsked',
    'account.emailChangeCancelled',
    'account.emailChanged',
    'account.profileSaved',
    'account.notificationsSaved',
    'account.preferencesSaved',
  ],
  people: [
    'person.created',
    'person.roleChanged',
    'people.createRefused',
    'people.setRoleRefused',
    'account.disabled',
    'account.enabled',
    'account.becameSuperadmin',
  ],
  impersonation: ['impersonation.started', 'impersonation.acted', 'impersonation.stopped'],
  privacy: [
    'consent.accepted',
    'consent.withdrawn',
    'privacy.exportAsked',
    'privacy.exportReady',
    'privacy.exportFailed',
    'privacy.exportFetched',
    'account.erased',
  ],
  orders: ['order.created', 'order.replaced', 'order.refused'],
  registrations: ['registration.statusChanged', 'registration.assigned', 'registration.recorded'],
  documents: [
    'document.submitted',
    'document.approved',
    'document.rejected',
    'document.requested',
    'document.added',
    'document.read',
  ],
  payments: [
    'payment.confirmed',
    'payment.failed',
    'payment.refunded',
    'payment.disputed',
    'payment.createRefused',
    'payment.eventRefused',
    'paymentKeys.saved',
  ],
  support: [
    'ticket.created',
    'ticket.continued',
    'ticket.answered',
    'ticket.statusChanged',
    'contact.received',
    'contact.answered',
    'contact.statusChanged',
  ],
} as const

type AuditGroup = keyof typeof auditActionGroups
export type AuditAction = (typeof auditActionGroups)[AuditGroup][number]
export const auditActions: readonly AuditAction[] = Object.values(auditActionGroups).flat()

/** What an action can be done to; the kind stands beside the id of the record. */
export type AuditSubject =
  | 'account'
  | 'session'
  | 'impersonation'
  | 'consent'
  | 'export'
  | 'registration'
  | 'document'
  | 'payment'
  | 'payment_provider'
  | 'ticket'
  | 'contact_message'

const known: ReadonlySet<string> = new Set(auditActions)
/** Rows of earlier versions may carry an action that has been renamed since. */
export const isAuditAction = (value: string): value is AuditAction => known.has(value)
