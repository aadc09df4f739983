import { type EditSubject, editSubjects } from './edit-subjects.ts'

export const editKinds = ['created', 'changed', 'removed'] as const
export type EditKind = (typeof editKinds)[number]

/** All actions of the audit trail, in the groups of its filter. A new action also needs its texts in the dictionaries. */
export const auditActionGroups = {
  access: [
    'account.signedIn',
    'account.signedOut',
    'account.signInFailed',
    'account.passwordAccepted',
    'account.codeRefused',
    'account.proved',
    'account.recoveryCodeUsed',
    'account.passkeyUsed',
    'account.passkeyRefused',
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
    'people.saveRefused',
    'person.saved',
    'person.resetLinkSent',
    'person.deviceEnded',
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
  registrations: [
    'registration.statusChanged',
    'registration.assigned',
    'registration.recorded',
    'registration.noted',
    'registration.filingDetailed',
    'registration.exported',
    'agent.workHandedOver',
    'handover.asked',
    'handover.accepted',
    'handover.declined',
  ],
  purchases: [
    'purchase.ordered',
    'purchase.paid',
    'purchase.started',
    'purchase.finished',
    'purchase.cancelled',
    'renewal.stopped',
    'renewal.resumed',
    'company.dissolved',
    'company.dissolutionTakenBack',
  ],
  ratings: ['rating.answered', 'rating.withdrawn', 'rating.decided'],
  duties: ['duty.statusChanged', 'duty.extended', 'duty.answered', 'calendar.shared', 'calendar.revoked'],
  documents: [
    'document.submitted',
    'document.approved',
    'document.rejected',
    'document.requested',
    'document.added',
    'document.read',
    'paper.made',
    'paper.shown',
    'paper.hidden',
  ],
  payments: [
    'payment.confirmed',
    'payment.failed',
    'payment.refunded',
    'payment.unexpected',
    'payment.refundReturned',
    'payment.disputed',
    'payment.disputeClosed',
    'payment.createRefused',
    'payment.eventRefused',
    'refund.asked',
    'refund.withdrawn',
    'refund.withdrawalDeclared',
    'refund.approved',
    'refund.started',
    'refund.retried',
    'refund.refused',
    'refund.paid',
    'refund.failed',
    'paymentKeys.saved',
    'paymentKeys.webhookSaved',
    'paymentKeys.switched',
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
  workflows: [
    'workflow.begun',
    'workflow.statusChanged',
    'workflow.taskChanged',
    'workflow.rated',
    'workflow.timeCorrected',
    'workflow.followUp',
  ],
  commissions: [
    'commission.created',
    'commission.reversed',
    'commission.paid',
    'commission.ruleMissing',
    'commission.exported',
  ],
  mails: ['mail.retried', 'mail.dismissed'],
  system: ['job.retried', 'integration.tested'],
  audit: ['audit.exported', 'audit.checkAsked'],
} as const

type AuditGroup = keyof typeof auditActionGroups
export type NamedAction = (typeof auditActionGroups)[AuditGroup][number]
/** Edits by admins are recorded by kind of record and kind of change (`recordEdit`). */
export type EditAction = `${EditSubject}.${EditKind}`
export type AuditAction = NamedAction | EditAction

export const editActions = editSubjects.flatMap((subject) =>
  editKinds.map((kind) => ({ action: `${subject}.${kind}` as const, subject, kind })),
)
export const auditActions: readonly AuditAction[] = [
  ...Object.values(auditActionGroups).flat(),
  ...editActions.map(({ action }) => action),
]

/** Kinds of records that an action can concern, stored beside the record's id. */
export const auditSubjects = [
  'account',
  'session',
  'impersonation',
  'consent',
  'export',
  'registration',
  'handover_request',
  'document',
  'payment',
  'refund',
  'payment_provider',
  'ticket',
  'contact_message',
  'commission',
  'mail',
  'job',
  'integration',
  'audit',
  ...editSubjects,
] as const
export type AuditSubject = (typeof auditSubjects)[number]

const named: ReadonlySet<string> = new Set(Object.values(auditActionGroups).flat())
/** False for unknown values, because rows written by earlier versions may hold an action that has been renamed since. */
export const isNamedAction = (value: string): value is NamedAction => named.has(value)

const subjects: ReadonlySet<string> = new Set(auditSubjects)
export const isAuditSubject = (value: string): value is AuditSubject => subjects.has(value)

const bySubject: ReadonlySet<string> = new Set<AuditAction>([
  'account.created',
  'account.signedIn',
  'account.passwordAccepted',
  'account.codeRefused',
  'account.recoveryCodeUsed',
  'account.passkeyUsed',
  'account.newDevice',
  'account.emailVerified',
  'account.invitationAccepted',
  'account.passwordChanged',
  'account.emailChanged',
])
const byVisitors: ReadonlySet<string> = new Set<AuditAction>([
  'account.signInFailed',
  'account.passkeyRefused',
  'account.recoveryAsked',
  'contact.received',
])

/** The doer of an action recorded without a session: the account itself while signing in, a visitor, or the product (G90). */
export function doerWithoutSession(action: string): 'subject' | 'visitor' | 'system' {
  if (bySubject.has(action)) return 'subject'
  return byVisitors.has(action) ? 'visitor' : 'system'
}
