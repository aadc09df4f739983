import { z } from 'zod'
import { documentTypes } from '#features/documents/rules/types.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { ticketStatuses } from '#features/tickets/rules/ticket.ts'
import { roles } from '#rules/role.ts'

/** Names and reasons, which people wrote: they decide nothing about a notification (G24). */
export const written = z.string()
const count = z.int().nonnegative()
const aboutCompany = { company: written }
const namedDocument = { document: written, documentType: z.enum(documentTypes) }
const aboutDocument = { ...aboutCompany, ...namedDocument }

/** Every notification and the facts that it is written from, in the language of whoever reads it. */
/** `duty` by the name of its fact, `usName` as its authority calls it; empty where that name is not known. */
const aboutDuty = { ...aboutCompany, duty: written, usName: written }
/** `service` by its Portuguese name; the other languages translate it where they know it. */
const aboutService = { ...aboutCompany, service: written }

export const notificationFacts = {
  welcome: z.object({}),
  roleChanged: z.object({ to: z.enum(roles) }),
  exportReady: z.object({}),
  exportFailed: z.object({}),
  ownerErased: z.object({}),
  agentErased: z.object({ left: count }),
  orderReceived: z.object({ ...aboutCompany, free: z.boolean() }),
  /** `papers` are those that the customer still has to send. */
  paymentConfirmed: z.object({ ...aboutCompany, papers: count }),
  orderWaits: z.object(aboutCompany),
  paymentFailed: z.object(aboutCompany),
  paymentRefunded: z.object({ ...aboutCompany, refundedCents: count }),
  /** A refund that the bank sent back: to the customer, and to the office. */
  refundReturned: z.object({ ...aboutCompany, amountCents: count }),
  refundReturnedForOffice: z.object({ ...aboutCompany, amountCents: count }),
  /** Money that came for what was over, and goes back. */
  paymentUnexpected: z.object({ ...aboutCompany, amountCents: count }),
  paymentUnexpectedForOffice: z.object({ ...aboutCompany, amountCents: count }),
  /** An upgrade that ended with the plan it started from; `plan` is the one that counts now. */
  upgradeFell: z.object({ ...aboutCompany, plan: written, upgrade: written, amountCents: count }),
  upgradeFellForOffice: z.object({ ...aboutCompany, plan: written, upgrade: written, amountCents: count }),
  paymentDisputed: z.object(aboutCompany),
  refundReceived: z.object({ ...aboutCompany, amountCents: count }),
  refundAsked: z.object({ ...aboutCompany, amountCents: count }),
  refundAskedForAgent: z.object(aboutCompany),
  refundWithdrawn: z.object(aboutCompany),
  withdrawalReceived: z.object({ ...aboutCompany, amountCents: count }),
  withdrawalForAgent: z.object(aboutCompany),
  /** What exists at the state, and what it keeps of the payment; an unknown number is empty. */
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
  /** Several within a short time. */
  documentsApproved: z.object({ ...aboutCompany, documents: z.array(z.object(namedDocument)) }),
  documentRejected: z.object({ ...aboutDocument, reason: written }),
  /** By when, and what a good one looks like, where the team said so. */
  documentRequested: z.object({ ...aboutDocument, dueOn: z.iso.date().optional(), example: written.optional() }),
  documentAdded: z.object(aboutDocument),
  /** Without a reason it is empty. */
  statusChanged: z.object({ ...aboutCompany, to: z.enum(registrationStatuses), reason: written }),
  statusChangedForAgent: z.object({ ...aboutCompany, to: z.enum(registrationStatuses) }),
  agentAssigned: z.object({ ...aboutCompany, agent: written }),
  processReceived: z.object(aboutCompany),
  processTaken: z.object(aboutCompany),
  /** All of another agent's work at once. */
  workReceived: z.object({ count }),
  workTaken: z.object({ count }),
  handoverAsked: z.object({ ...aboutCompany, agent: written }),
  handoverDeclined: z.object({ ...aboutCompany, reason: written }),
  einFollowUp: z.object(aboutCompany),
  companyRecorded: z.object(aboutCompany),
  commissionEarned: z.object({ ...aboutCompany, totalCents: count }),
  /** `totalCents` is what the reversed commission was. */
  commissionReversed: z.object({ ...aboutCompany, totalCents: count }),
  /** Reversals are settled with the rest, so what is left may be below zero. */
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
  /** Told to whoever works on the company. */
  serviceWaits: z.object(aboutService),
  serviceDone: z.object(aboutService),
  planUpgraded: z.object({ ...aboutCompany, plan: written }),
  renewalNear: z.object({ ...aboutService, dueOn: z.iso.date(), daysLeft: count, totalCents: count }),
  dissolutionTakenBack: z.object({ ...aboutCompany, dissolvedOn: z.iso.date(), reason: written }),
  /** `again` thirty days after the first question. */
  ratingAsked: z.object({ ...aboutCompany, again: z.boolean() }),
  ratingReplied: z.object(aboutCompany),
  ratingHidden: z.object({ ...aboutCompany, reason: written }),
  /** A fact changed, and with it the day; null where there was or is none. */
  deadlineMoved: z.object({ ...aboutDuty, from: z.iso.date().nullable(), to: z.iso.date().nullable() }),
} as const

export type NotificationKind = keyof typeof notificationFacts
export type FactsOf<K extends NotificationKind> = z.infer<(typeof notificationFacts)[K]>
/** What is told: its kind with the facts that belong to it. */
export type Told = { [K in NotificationKind]: { kind: K; facts: FactsOf<K> } }[NotificationKind]

export type NotificationText = { title: string; message: string }
/** The words of one language. */
export type NotificationTexts = { [K in NotificationKind]: (facts: FactsOf<K>) => NotificationText }
