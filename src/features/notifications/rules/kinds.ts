import { z } from 'zod'
import { documentTypes } from '#features/documents/rules/types.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { ticketStatuses } from '#features/tickets/rules/ticket.ts'
import { roles } from '#rules/role.ts'

/** Names and reasons that people typed; they do not affect the category of a notification (G24). */
export const written = z.string()
const count = z.int().nonnegative()
const aboutCompany = { company: written }
const namedDocument = { document: written, documentType: z.enum(documentTypes) }
const aboutDocument = { ...aboutCompany, ...namedDocument }

/** `duty` is the name of its fact, `usName` the authority's own name for it; empty where that name is not known. */
const aboutDuty = { ...aboutCompany, duty: written, usName: written }
/** `service` is its Portuguese name, which the other languages translate if they know it. */
const aboutService = { ...aboutCompany, service: written }

/** Every kind of notification with the facts from which its text is made in the reader's language. */
export const notificationFacts = {
  welcome: z.object({}),
  roleChanged: z.object({ to: z.enum(roles) }),
  exportReady: z.object({}),
  exportFailed: z.object({}),
  ownerErased: z.object({}),
  agentErased: z.object({ left: count }),
  orderReceived: z.object({ ...aboutCompany, free: z.boolean() }),
  /** `papers` is the number of documents that the customer still has to send. */
  paymentConfirmed: z.object({ ...aboutCompany, papers: count }),
  orderWaits: z.object(aboutCompany),
  paymentFailed: z.object(aboutCompany),
  paymentRefunded: z.object({ ...aboutCompany, refundedCents: count }),
  /** A refund that the customer's bank sent back: one text for the customer, one for admins. */
  refundReturned: z.object({ ...aboutCompany, amountCents: count }),
  refundReturnedForOffice: z.object({ ...aboutCompany, amountCents: count }),
  /** A payment for something that was already closed, and that is refunded. */
  paymentUnexpected: z.object({ ...aboutCompany, amountCents: count }),
  paymentUnexpectedForOffice: z.object({ ...aboutCompany, amountCents: count }),
  /** An upgrade that ended because the payment from which it started was refunded; `plan` is the one that applies now. */
  upgradeFell: z.object({ ...aboutCompany, plan: written, upgrade: written, amountCents: count }),
  upgradeFellForOffice: z.object({ ...aboutCompany, plan: written, upgrade: written, amountCents: count }),
  paymentDisputed: z.object(aboutCompany),
  refundReceived: z.object({ ...aboutCompany, amountCents: count }),
  refundAsked: z.object({ ...aboutCompany, amountCents: count }),
  refundAskedForAgent: z.object(aboutCompany),
  refundWithdrawn: z.object(aboutCompany),
  withdrawalReceived: z.object({ ...aboutCompany, amountCents: count }),
  withdrawalForAgent: z.object(aboutCompany),
  /** What is filed at the state, and what the state keeps of the payment; `fileNumber` is empty if unknown. */
  withdrawalDeclared: z.object({
    ...aboutCompany,
    amountCents: count,
    filed: z.boolean(),
    fileNumber: written,
    formedOn: z.iso.date().nullable(),
    keptCents: count,
  }),
  refundRefused: z.object({ ...aboutCompany, reason: written }),
  refundDeclined: z.object(aboutCompany),
  refundFailed: z.object({ ...aboutCompany, amountCents: count }),
  orderRefunded: z.object(aboutCompany),
  documentSubmitted: z.object(aboutCompany),
  documentApproved: z.object(aboutDocument),
  /** Several documents that were approved within a short time. */
  documentsApproved: z.object({ ...aboutCompany, documents: z.array(z.object(namedDocument)) }),
  documentRejected: z.object({ ...aboutDocument, reason: written }),
  /** `dueOn` and `example` are present only if the team gave them. */
  documentRequested: z.object({ ...aboutDocument, dueOn: z.iso.date().optional(), example: written.optional() }),
  documentAdded: z.object(aboutDocument),
  /** `reason` is empty if none was given. */
  statusChanged: z.object({ ...aboutCompany, to: z.enum(registrationStatuses), reason: written }),
  statusChangedForAgent: z.object({ ...aboutCompany, to: z.enum(registrationStatuses) }),
  agentAssigned: z.object({ ...aboutCompany, agent: written }),
  processReceived: z.object(aboutCompany),
  processTaken: z.object(aboutCompany),
  /** All registrations of one agent were moved to another at once; `count` is their number. */
  workReceived: z.object({ count }),
  workTaken: z.object({ count }),
  handoverAsked: z.object({ ...aboutCompany, agent: written }),
  handoverDeclined: z.object({ ...aboutCompany, reason: written }),
  einFollowUp: z.object(aboutCompany),
  companyRecorded: z.object(aboutCompany),
  commissionEarned: z.object({ ...aboutCompany, totalCents: count }),
  /** `totalCents` is the amount of the reversed commission. */
  commissionReversed: z.object({ ...aboutCompany, totalCents: count }),
  /** Reversals are settled together with commissions, so `totalCents` may be negative. */
  commissionPaid: z.object({ count, totalCents: z.int() }),
  commissionWithoutRule: z.object({ ...aboutCompany, companyType: written, stateCode: written }),
  messageWaiting: z.object({ ...aboutCompany, unread: count }),
  ticketReceived: z.object({}),
  ticketContinued: z.object({ from: z.enum(ticketStatuses) }),
  ticketAnswered: z.object({}),
  ticketMoved: z.object({ to: z.enum(ticketStatuses) }),
  deadlineNear: z.object({ ...aboutDuty, dueOn: z.iso.date(), daysLeft: count }),
  deadlineOver: z.object({ ...aboutDuty, dueOn: z.iso.date() }),
  serviceOrdered: z.object(aboutService),
  /** For the agent of the company, or for admins while it has none. */
  serviceWaits: z.object(aboutService),
  serviceDone: z.object(aboutService),
  planUpgraded: z.object({ ...aboutCompany, plan: written }),
  renewalNear: z.object({ ...aboutService, dueOn: z.iso.date(), daysLeft: count, totalCents: count }),
  dissolutionTakenBack: z.object({ ...aboutCompany, dissolvedOn: z.iso.date(), reason: written }),
  /** `again` marks the second request, thirty days after the first. */
  ratingAsked: z.object({ ...aboutCompany, again: z.boolean() }),
  ratingReplied: z.object(aboutCompany),
  ratingHidden: z.object({ ...aboutCompany, reason: written }),
  /** A changed fact moved the due day; null where there was or is none. */
  deadlineMoved: z.object({ ...aboutDuty, from: z.iso.date().nullable(), to: z.iso.date().nullable() }),
} as const

export type NotificationKind = keyof typeof notificationFacts
export type FactsOf<K extends NotificationKind> = z.infer<(typeof notificationFacts)[K]>
/** The kind of a notification together with its facts. */
export type Told = { [K in NotificationKind]: { kind: K; facts: FactsOf<K> } }[NotificationKind]

export type NotificationText = { title: string; message: string }
/** The texts of all notifications in one language. */
export type NotificationTexts = { [K in NotificationKind]: (facts: FactsOf<K>) => NotificationText }
