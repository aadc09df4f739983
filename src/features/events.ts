import type { Role } from '#rules/role.ts'
import type { PaperKind } from './documents/rules/paper-kinds.ts'
import type { DutyStatus } from './duties/rules/duty.ts'
import type { DetailField } from './papers/rules/filing-details.ts'
import type { PayRefusal } from './purchases/rules/may-be-paid.ts'
import type { StopReason } from './purchases/rules/renewal.ts'
import type { RatingDecision } from './ratings/rules/asking.ts'
import type { RefundStage } from './refunds/rules/stages.ts'
import type { RefundFailure } from './refunds/rules/status.ts'
import type { RefundGround } from './refunds/rules/withdrawal.ts'
import type { RecordField } from './registrations/rules/company-record.ts'
import type { RegistrationStatus } from './registrations/rules/status.ts'
import type { ContactStatus } from './tickets/rules/contact.ts'
import type { TicketStatus } from './tickets/rules/ticket.ts'
import type { TaskStatus } from './workflows/rules/task-status.ts'
import type { WorkflowStatus } from './workflows/rules/workflow-status.ts'

/** Switched on, switched off, or given new recovery codes. */
export type TwoFactorChange = 'on' | 'off' | 'codes' | 'reset_asked' | 'reset_cancelled' | 'reset'

type DocumentParties = { documentId: string; registrationId: string; customerId: string; agentId: string | null }

/** `agentId` has the process, or in case of hours worked them. */
type WorkflowParties = { workflowId: string; registrationId: string; agentId: string | null }
type PaperParties = DocumentParties & { kind: PaperKind }

type RefundDecision = { refundId: string; paymentId: string; registrationId: string }
type RefundParties = RefundDecision & { customerId: string; agentId: string | null }
/** Days as `2026-05-09`; null where the team entered none. */
type AtState = { filed: boolean; fileNumber: string | null; formedOn: string | null; keptCents: number }

type MessageParties = { registrationId: string; customerId: string; agentId: string | null }

/** With the names, which the run knows already: reading them for each company again would double its time. */
export type DutyAlert = {
  dutyId: string
  registrationId: string
  customerId: string
  company: string
  duty: string
  /** As its authority calls it, in English; empty where that is not known. */
  usName: string
  /** A day, `2027-05-01`. */
  dueOn: string
  /** Below zero once it is over. */
  daysLeft: number
}
type DutyParties = { dutyId: string; registrationId: string; customerId: string; agentId: string | null }

export type RenewalNotice = {
  registrationId: string
  customerId: string
  extraId: string
  company: string
  service: string
  dueOn: string
  daysLeft: number
  totalCents: number
}
/** With the names, which the run that asks many knows already. */
export type RatingQuestion = { registrationId: string; customerId: string; company: string; again: boolean }
type PurchaseParties = { purchaseId: string; registrationId: string; customerId: string; agentId: string | null }

/** Everything that can happen and that somebody else wants to know. Ids only, but for reminders. */
export type DomainEvents = {
  'account.created': { accountId: string }
  'account.emailTaken': { accountId: string }
  'account.recoveryAsked': { accountId: string }
  'account.verificationAsked': { accountId: string }
  'account.passwordChanged': { accountId: string }
  'account.disabled': { accountId: string }
  'account.enabled': { accountId: string }
  'account.newDevice': { accountId: string; sessionId: string }
  'account.twoFactorChanged': { accountId: string; change: TwoFactorChange }
  'account.sessionsEnded': { accountId: string }
  'account.emailChangeAsked': { accountId: string }
  'account.emailChangeCancelled': { accountId: string }
  'account.emailChanged': { accountId: string }
  'account.invitationAccepted': { accountId: string }
  'account.erased': { accountId: string /** Companies that have no agent now. */; unassigned: string[] }
  'privacy.exportReady': { accountId: string; exportId: string }
  'privacy.exportFailed': { accountId: string; exportId: string }
  'person.created': { accountId: string; role: Role; invited: boolean }
  /** The office changed the name, or an agent's region or state. */
  'person.saved': { accountId: string; fields: string[] }
  'person.resetLinkSent': { accountId: string }
  'person.deviceEnded': { accountId: string; sessionId: string }
  /** `invited`: the address was unproved, so the person chooses the password with an invitation. */
  'person.roleChanged': { accountId: string; from: Role; to: Role; invited: boolean }
  'order.created': { registrationId: string; paymentId: string; customerId: string; free: boolean }
  'order.replaced': { registrationId: string; customerId: string }
  'registration.statusChanged': {
    registrationId: string
    customerId: string
    agentId: string | null
    /** Who changed the status; that person is not notified of it. */
    changedBy: string | null
    from: RegistrationStatus
    to: RegistrationStatus
  }
  'registration.assigned': {
    registrationId: string
    customerId: string
    agentId: string
    previousAgentId: string | null
    from: RegistrationStatus
    to: RegistrationStatus
  }
  /** A part of what one agent takes over from another at once (G65): such a step may be hundreds of registrations. */
  'registration.handedOver': {
    fromAgentId: string
    toAgentId: string
    moved: {
      registrationId: string
      customerId: string
      company: string
      from: RegistrationStatus
      to: RegistrationStatus
    }[]
  }
  /** The whole step, once all its parts are through. */
  'agent.workHandedOver': { fromAgentId: string; toAgentId: string; count: number }
  'handover.asked': { requestId: string; registrationId: string; agentId: string }
  'handover.accepted': { requestId: string; registrationId: string }
  'handover.declined': { requestId: string; registrationId: string; agentId: string; reason: string }
  /** Somebody entered what the state or the tax office gave the company. */
  'registration.recorded': {
    registrationId: string
    customerId: string
    agentId: string | null
    changedBy: string
    status: RegistrationStatus
    changed: RecordField[]
  }
  /** Somebody entered what the filings need besides the order (G112). */
  'registration.filingDetailed': {
    registrationId: string
    customerId: string
    agentId: string | null
    changedBy: string
    changed: DetailField[]
  }
  /** Data of its owners changed after the order; what and by whom is in the history of edits. */
  'owners.changed': { registrationId: string }
  /** Somebody of the team wrote an internal note (G72). */
  'registration.noted': { registrationId: string; agentId: string | null; noteId: string }
  /** The office took a list of registrations out of the product; `filter` says which. */
  'registration.exported': { filter: Record<string, string> }
  /** Many at once: on some days thousands of companies are told. */
  'duties.due': { alerts: readonly DutyAlert[] }
  /** A changed fact moved these days; null where there was or is none. */
  'duties.moved': {
    duties: readonly { id: string; registrationId: string; from: string | null; to: string | null }[]
  }
  'duty.statusChanged': DutyParties & { from: DutyStatus; to: DutyStatus }
  'duty.extended': DutyParties & { extended: boolean; from: string | null; to: string | null }
  /** The customer, or somebody for the customer, answered what the duties depend on. */
  'duty.answered': { registrationId: string; changed: string[] }
  'calendar.shared': { registrationId: string }
  'calendar.revoked': { registrationId: string }
  /** The office changed what a fact says; `stateId` is null for those of a whole country. */
  'fact.saved': { factId: string; stateId: string | null }
  'registration.ownerErased': { registrationId: string; agentId: string | null; from: RegistrationStatus }
  'payment.confirmed': { paymentId: string; registrationId: string; customerId: string }
  /** Something bought for a company was paid: the service can begin, the better plan counts. */
  'purchase.paid': { purchaseId: string; paymentId: string; registrationId: string; customerId: string }
  'purchase.ordered': { purchaseId: string; registrationId: string; customerId: string }
  'purchase.started': PurchaseParties
  'purchase.finished': PurchaseParties
  /** Taken back by the customer before it was paid, or refunded before it was delivered. */
  'purchase.cancelled': PurchaseParties & { refunded: boolean }
  /** A paid upgrade ended with the plan that it started from; `because` is the payment that went back before. */
  'purchase.fell': PurchaseParties & { because: string | null }
  'renewal.stopped': { registrationId: string; extraId: string; because: StopReason }
  'renewal.resumed': { registrationId: string; extraId: string }
  /** Many at once, with the names that the run knows already. */
  'renewals.near': { notices: readonly RenewalNotice[] }
  'company.dissolved': { registrationId: string; dissolvedOn: string }
  /** It was recorded by mistake: the company goes on. */
  'company.dissolutionTakenBack': { registrationId: string; customerId: string; dissolvedOn: string; reason: string }
  /** A service on order was added or changed by the office. */
  'extra.changed': { extraId: string }
  'payment.failed': { paymentId: string; registrationId: string; customerId: string }
  'payment.refunded': { paymentId: string; registrationId: string; customerId: string; refundedCents: number }
  /** Money came for what was over, such as a rejected order (`because`); it is given back. */
  'payment.unexpected': {
    paymentId: string
    registrationId: string
    customerId: string
    amountCents: number
    because: PayRefusal
  }
  /** A refund that had arrived came back; the customer has that much less again. */
  'payment.refundReturned': { paymentId: string; registrationId: string; customerId: string; returnedCents: number }
  /** What the provider says of the payment is not what it said before. */
  'payment.changed': { paymentId: string; registrationId: string }
  'payment.disputed': { paymentId: string; registrationId: string }
  'payment.disputeClosed': { paymentId: string; registrationId: string }
  'refund.asked': RefundParties & { amountCents: number }
  'refund.withdrawn': RefundParties
  /** The customer withdrew from what was paid (K7); `atState` is what exists there at that moment. */
  'refund.withdrawalDeclared': RefundParties & { amountCents: number; declaredAt: Date; atState: AtState }
  'refund.approved': RefundDecision & { amountCents: number }
  /** The office gives back without having been asked. */
  'refund.started': RefundDecision & { amountCents: number }
  'refund.retried': RefundDecision
  'refund.refused': RefundParties & { reason: string }
  /** The provider gave the money back; the customer hears of it by `payment.refunded`. */
  'refund.paid': RefundParties & { amountCents: number; stage: RefundStage; ground: RefundGround | null }
  /** `wasPaid` when the bank sent back what had arrived. */
  'refund.failed': RefundDecision & { amountCents: number; failure: RefundFailure; wasPaid: boolean }
  /** The money went back before the order was finished, which ends it. */
  'registration.refunded': {
    registrationId: string
    customerId: string
    agentId: string | null
    from: RegistrationStatus
  }
  'ratings.asked': { questions: readonly RatingQuestion[] }
  /** `first` where the order had no answer before. */
  'rating.answered': { registrationId: string; customerId: string; score: number; first: boolean }
  'rating.withdrawn': { registrationId: string; customerId: string }
  /** The office answered publicly, hid the answer, or took either back. */
  'rating.decided': { registrationId: string; customerId: string; decision: RatingDecision; words: string }
  'document.submitted': DocumentParties & { version: number }
  'document.approved': DocumentParties & { version: number }
  /** Documents that were approved within a short time, notified in one batch. */
  'approvals.due': { registrationId: string; customerId: string; documentIds: readonly string[] }
  'document.rejected': DocumentParties & { version: number }
  'document.requested': DocumentParties
  'document.added': DocumentParties
  /** The office began one; the one that comes with an agent is part of the assignment. */
  'workflow.begun': WorkflowParties
  'workflow.statusChanged': WorkflowParties & { from: WorkflowStatus; to: WorkflowStatus }
  'workflow.taskChanged': WorkflowParties & { taskId: string; from: TaskStatus; to: TaskStatus }
  'workflow.rated': WorkflowParties & { from: number; to: number }
  'workflow.notesSaved': WorkflowParties
  /** Somebody's timer began or ended. */
  'workflow.timed': WorkflowParties & { timedBy: string }
  'workflow.timeCorrected': WorkflowParties & { taskId: string; minutes: number }
  /** A task appeared, because the tax office has not answered in time. */
  'workflow.followUp': WorkflowParties & { taskId: string }
  /** A paper was made from the registration; `shown` when the customer sees it already. */
  'paper.made': PaperParties & { version: number; shown: boolean }
  'paper.shown': PaperParties
  'paper.hidden': PaperParties
  /** Every task is done; the agent who has the workflow now earns its commission (E9). */
  'workflow.completed': { workflowId: string }
  'commission.created': { commissionId: string; agentId: string; registrationId: string; totalCents: number }
  /** The order was refunded whole; `totalCents` is what is taken back (G132). */
  'commission.reversed': {
    commissionId: string
    reversesId: string
    agentId: string
    registrationId: string
    totalCents: number
  }
  'commission.paid': { agentId: string; commissionIds: string[]; totalCents: number }
  'commission.ruleMissing': { registrationId: string; companyType: string; stateCode: string }
  'message.sent': MessageParties & { messageId: string; senderId: string }
  /** Messages have stood unread for so long that their reader is away (`AWAY_AFTER_MS`). */
  'message.waiting': { registrationId: string; readerId: string; unread: number }
  'message.read': MessageParties & { readerId: string; upTo: string }
  'notification.read': { userId: string }
  'ticket.created': { ticketId: string; customerId: string }
  /** The team answered; an answer of the customer is `ticket.continued`. */
  'ticket.answered': { ticketId: string; customerId: string; replyId: string }
  'ticket.continued': { ticketId: string; customerId: string; replyId: string; from: TicketStatus }
  'ticket.statusChanged': { ticketId: string; customerId: string; from: TicketStatus; to: TicketStatus }
  /** A service was created, changed, moved, archived or removed. */
  'package.changed': { packageId: string }
  'announcement.changed': { id: string }
  'contact.received': { contactMessageId: string }
  'contact.answered': { contactMessageId: string; replyId: string }
  'contact.statusChanged': { contactMessageId: string; from: ContactStatus; to: ContactStatus }
}
export type EventName = keyof DomainEvents
