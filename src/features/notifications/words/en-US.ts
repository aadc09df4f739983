import { documentNameIn } from '#features/documents/rules/document-names.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import type { NotificationTexts } from '#features/notifications/rules/kinds.ts'
import { EXPORT_DAYS } from '#features/privacy/rules/data-export.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { formatsOf } from '#rules/language/formats.ts'
import type { Role } from '#rules/role.ts'
import { approvedDocuments } from './approved-documents.ts'
import { atState } from './at-state.ts'
import { deadlineTexts } from './deadlines.ts'
import { moneyTexts } from './money.ts'
import { ratingTexts } from './ratings.ts'

const { dollars, calendarDay } = formatsOf('en_US')

const inEnglish = (service: string): string => referenceText('en_US', service)

const roleNames: Record<Role, string> = {
  user: 'a customer',
  agent: 'an agent',
  admin: 'an administrator',
  superadmin: 'a super administrator',
}
const statusTitles: Record<RegistrationStatus, string> = {
  pending: 'Status updated: pending',
  in_review: 'Status updated: in review',
  approved: 'Company approved',
  rejected: 'Registration rejected',
  documents_required: 'Status updated: documents required',
}
const because = (reason: string): string => (reason ? ` Reason: “${reason}”.` : '')
const statusMessages: Record<RegistrationStatus, (company: string, why: string) => string> = {
  pending: (company, why) =>
    `The process of ${company} went back to the start of the queue.${why} We will tell you when the review goes on.`,
  in_review: (company, why) => `Our team is reviewing the process of ${company}.${why} There is nothing to do now.`,
  approved: (company, why) =>
    `Congratulations! The registration of ${company} is complete.${why} Next step: see the papers and deadlines of the company on your dashboard.`,
  rejected: (company, why) =>
    `The registration of ${company} was not accepted.${why} Next step: talk to your agent in Messages.`,
  documents_required: (company, why) =>
    `We need more papers to go on with ${company}.${why} Next step: see what is missing in Documents.`,
}
const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)
const nameOf = ({ document, documentType }: { document: string; documentType: DocumentType }): string =>
  documentNameIn('en_US', { name: document, type: documentType })

export const english: NotificationTexts = {
  welcome: () => ({
    title: 'Welcome!',
    message: 'Your account is ready. Start opening your company whenever you like.',
  }),
  roleChanged: ({ to }) => ({
    title: 'Your access has changed',
    message: `From now on you sign in as ${roleNames[to]}.`,
  }),
  exportReady: () => ({
    title: 'Your data is ready',
    message: `The file with your data can be downloaded for ${EXPORT_DAYS} days in Settings, on the Security tab.`,
  }),
  exportFailed: () => ({
    title: 'We could not gather your data',
    message: 'Something went wrong on our side. Ask for the file again in Settings, on the Security tab.',
  }),
  ownerErased: () => ({
    title: 'Process closed: account deleted',
    message:
      'The customer deleted the account and the open process was closed. Any refund is up to the administration.',
  }),
  agentErased: ({ left }) => ({
    title: 'Processes without an agent',
    message: `An agent deleted the account and ${left === 1 ? 'one process was' : `${left} processes were`} left without an agent. Choose who takes over.`,
  }),
  orderReceived: ({ company, free }) => ({
    title: 'Order received',
    message: free
      ? `We received the order for ${company}. There is nothing to pay: our team can start now.`
      : `We received the order for ${company}. Next step: complete the payment in Payments, and we start.`,
  }),
  paymentConfirmed: ({ company, papers }) => ({
    title: 'Payment confirmed',
    message: `We received the payment for ${company}. ${
      papers === 0
        ? 'Our team can start opening it now.'
        : `Next step: send the ${papers === 1 ? 'document that is' : `${papers} documents that are`} still missing, from your dashboard.`
    }`,
  }),
  orderWaits: ({ company }) => ({
    title: 'Paid order without an agent',
    message: `${company} is waiting for an agent. Choose who takes it.`,
  }),
  paymentFailed: ({ company }) => ({
    title: 'Payment not completed',
    message: `The payment for ${company} was not accepted and nothing was charged. Next step: try again in Payments.`,
  }),
  paymentRefunded: ({ company, refundedCents }) => ({
    title: 'Payment refunded',
    message: `We returned ${dollars(refundedCents)} of the payment for ${company}. It appears on the card statement within a few days.`,
  }),
  paymentDisputed: ({ company }) => ({
    title: 'Payment disputed',
    message: `The customer's bank disputed the payment for ${company}. Answer in the Stripe dashboard before the deadline.`,
  }),
  refundReceived: ({ company, amountCents }) => ({
    title: 'Refund request received',
    message: `We received your request for a refund of ${dollars(amountCents)} of the payment for ${company}. We tell you as soon as the administration decides.`,
  }),
  refundAsked: ({ company, amountCents }) => ({
    title: 'Refund request',
    message: `The customer of ${company} asked for ${dollars(amountCents)} of the payment back. Next step: decide in Refunds.`,
  }),
  refundAskedForAgent: ({ company }) => ({
    title: 'Customer asked for a refund',
    message: `The customer of ${company} asked for the payment back. Do not file anything until the administration decides.`,
  }),
  refundWithdrawn: ({ company }) => ({
    title: 'Refund request withdrawn',
    message: `The customer of ${company} withdrew the request for a refund of the payment. The work can go on.`,
  }),
  withdrawalReceived: ({ company, amountCents }) => ({
    title: 'Withdrawal recorded',
    message: `You withdrew from a purchase for ${company}. We return ${dollars(amountCents)}, all that was left of the payment, and tell you when the money has gone back.`,
  }),
  withdrawalForAgent: ({ company }) => ({
    title: 'Customer withdrew from the purchase',
    message: `The customer of ${company} withdrew within the period of the law and gets the payment back. File nothing more for that purchase.`,
  }),
  withdrawalDeclared: ({ company, amountCents, ...found }) => ({
    title: 'Withdrawal: return the payment',
    message: `The customer of ${company} withdrew within the period of the law: ${dollars(amountCents)} go back at once, at any stage. ${atState('en_US', found)} Next step: return it in Refunds.`,
  }),
  refundRefused: ({ company, reason }) => ({
    title: 'Refund request refused',
    message: `The refund of the payment for ${company} was not granted.${because(reason)} If you have questions, write to us in Support.`,
  }),
  refundDeclined: ({ company }) => ({
    title: 'Refund not granted',
    message: `The administration did not return the payment for ${company}. The work can go on.`,
  }),
  refundFailed: ({ company, amountCents }) => ({
    title: 'Refund not completed',
    message: `The payment provider did not return ${dollars(amountCents)} to the customer of ${company}. Next step: see the reason in Refunds and try again.`,
  }),
  orderRefunded: ({ company }) => ({
    title: 'Process closed with a refund',
    message: `The payment for ${company} was returned to the customer and the process was closed. There is nothing left to do in it.`,
  }),
  commissionEarned: ({ company, totalCents }) => ({
    title: 'New commission',
    message: `The work for ${company} is done and earned a commission of ${dollars(totalCents)}. We tell you when it is paid.`,
  }),
  commissionReversed: ({ company, totalCents }) => ({
    title: 'Commission reversed',
    message: `All the money for ${company} was returned to the customer, and the commission of ${dollars(totalCents)} was reversed. It will be taken off what you are owed.`,
  }),
  commissionPaid: ({ count, totalCents }) => ({
    title: totalCents < 0 ? 'Reversals settled' : count === 1 ? 'Commission paid' : 'Commissions paid',
    message:
      totalCents < 0
        ? `Reversed commissions exceeded the paid ones by ${dollars(-totalCents)}, and this amount was marked as settled.`
        : count === 1
          ? `A commission of yours, ${dollars(totalCents)}, was marked as paid.`
          : `${count} commissions of yours, ${dollars(totalCents)} in total, were marked as paid.`,
  }),
  commissionWithoutRule: ({ company, companyType, stateCode }) => ({
    title: 'A commission rule is missing',
    message: `The work for ${company} is done, but there is no active rule for ${companyType} in ${stateCode}. Next step: make the rule in Settings and talk to the agent.`,
  }),
  documentSubmitted: ({ company }) => ({
    title: 'Document to review',
    message: `A document of ${company} has arrived. Review it in Documents.`,
  }),
  documentApproved: ({ company, ...document }) => ({
    title: 'Document approved',
    message: `We checked and approved “${nameOf(document)}”, for ${company}. See in Documents whether another one is missing.`,
  }),
  documentsApproved: approvedDocuments.english,
  documentRejected: ({ company, reason, ...document }) => ({
    title: 'Document rejected',
    message: `We could not accept “${nameOf(document)}”, for ${company}.${because(reason)} Next step: send another file in Documents.`,
  }),
  documentRequested: ({ company, dueOn, example, ...document }) => ({
    title: 'New document requested',
    message: `To go on with ${company}, we need one more document: “${nameOf(document)}”.${dueOn ? ` Due by ${calendarDay(dueOn)}.` : ''}${example ? ` What a good one looks like: ${example}.` : ''} Next step: send the file in Documents.`,
  }),
  documentAdded: ({ company, ...document }) => ({
    title: 'New document available',
    message: `“${nameOf(document)}”, for ${company}, is in Documents. You can open and download it now.`,
  }),
  statusChanged: ({ company, to, reason }) => ({
    title: statusTitles[to],
    message: statusMessages[to](company, because(reason)),
  }),
  statusChangedForAgent: ({ company, to }) => ({
    title: statusTitles[to],
    message: `The administration changed the status of the process of ${company}. See what changes for you.`,
  }),
  agentAssigned: ({ company, agent }) => ({
    title: 'Agent assigned',
    message: `${agent} will take care of opening ${company}. You can talk in Messages.`,
  }),
  processReceived: ({ company }) => ({
    title: 'New process for you',
    message: `You are now in charge of opening ${company}. Start with what the customer has already sent.`,
  }),
  processTaken: ({ company }) => ({
    title: 'Process with another agent',
    message: `Opening ${company} went to another agent and left your list.`,
  }),
  workReceived: ({ count }) => ({
    title: 'New processes for you',
    message: `${count === 1 ? 'One process' : `${count} processes`} went from another agent to you. Start with those that have waited longest.`,
  }),
  workTaken: ({ count }) => ({
    title: 'Your processes with another agent',
    message: `${count === 1 ? 'One process' : `${count} processes`} went to another agent and left your list.`,
  }),
  handoverAsked: ({ company, agent }) => ({
    title: 'Hand-over request',
    message: `${agent} asked for another agent to take over opening ${company}. Next step: accept or decline it under Agents.`,
  }),
  handoverDeclined: ({ company, reason }) => ({
    title: 'Hand-over request declined',
    message: `Opening ${company} stays with you.${because(reason)}`,
  }),
  einFollowUp: ({ company }) => ({
    title: 'Follow up on the EIN',
    message: `The IRS has not answered the EIN application of ${company} yet. A follow-up task is in the workflow.`,
  }),
  companyRecorded: ({ company }) => ({
    title: "Your company's data",
    message: `The registration data of ${company} is on your dashboard, with a PDF to keep.`,
  }),
  messageWaiting: ({ company, unread }) => ({
    title: unread === 1 ? 'New message' : 'New messages',
    message: `You have ${unread === 1 ? 'one unread message' : `${unread} unread messages`} about ${company}. Read and answer in Messages.`,
  }),
  ticketReceived: () => ({
    title: 'New ticket',
    message: 'A customer opened a ticket. Answer it at the Support desk.',
  }),
  ticketContinued: ({ from }) =>
    from === 'encerrado'
      ? { title: 'Ticket reopened', message: 'A customer answered a closed ticket. See it at the Support desk.' }
      : { title: 'New answer in a ticket', message: 'A customer answered a ticket. See it at the Support desk.' },
  ticketAnswered: () => ({
    title: 'Answer to your ticket',
    message: 'Our team answered your ticket. Read it and go on with the conversation in Support.',
  }),
  ticketMoved: ({ to }) =>
    to === 'encerrado'
      ? {
          title: 'Ticket closed',
          message: 'We consider your ticket solved. If you still need help, answer in it and it opens again.',
        }
      : { title: 'Ticket reopened', message: 'Our team reopened your ticket and goes on with you.' },
  serviceOrdered: ({ company, service }) => ({
    title: 'Service ordered',
    message: `We received the payment for "${inEnglish(service)}" of ${company}. Our team starts now and tells you when it is done.`,
  }),
  serviceWaits: ({ company, service }) => ({
    title: 'Service to do',
    message: `${company} paid for "${inEnglish(service)}". Next step: open Ordered services and start.`,
  }),
  serviceDone: ({ company, service }) => ({
    title: 'Service done',
    message: `"${inEnglish(service)}" of ${company} is done. The receipt is in Services.`,
  }),
  planUpgraded: ({ company, plan }) => ({
    title: 'Plan changed',
    message: `From now on ${company} has the ${plan} plan, with all that it brings.`,
  }),
  renewalNear: ({ company, service, dueOn, daysLeft, totalCents }) => ({
    title: 'Renewal ahead',
    message: `${inEnglish(service)}: the date for ${company} is ${calendarDay(dueOn)} (${inDays(daysLeft)}), for ${dollars(totalCents)}. Nothing is charged without your click: renew or stop it in Services.`,
  }),
  dissolutionTakenBack: ({ company, dissolvedOn, reason }) => ({
    title: 'Dissolution taken back',
    message: `The dissolution of ${company} on ${calendarDay(dissolvedOn)} was recorded by mistake and has been taken back. Reason: ${reason}. Obligations and renewals are in the calendar again.`,
  }),
  ...ratingTexts.english(because),
  ...moneyTexts.en_US,
  ...deadlineTexts.english(inDays),
}
