import type { LiveEventName } from '#contract/live.ts'
import type { Route } from '#contract/route.ts'
import type { Contract } from './contract.ts'

type EveryCall = { [F in keyof Contract]: Contract[F][keyof Contract[F]] }[keyof Contract]
/** A read of the contract, as the browser's memory names it. */
export type ReadKey = `GET ${Extract<EveryCall, Route & { method: 'GET' }>['path']}`

const registrationShown = ['registration.changed'] as const
const documentShown = ['registration.changed', 'documents.changed'] as const
const dutyShown = ['registration.changed', 'duties.changed'] as const
const workflowShown = ['registration.changed', 'workflows.changed'] as const
const messageShown = ['registration.changed', 'message.created', 'message.read'] as const
const waitingShown = ['registration.changed', 'documents.changed', 'message.created', 'message.read'] as const
const notificationShown = ['notification.created', 'notification.read'] as const
const ticketShown = ['tickets.changed'] as const

/**
 * Which live events make an answer stale; open pages read exactly those again. Every read has a row, so that a new one
 * cannot be forgotten; an empty row means that no event tells of its changes.
 */
const staleAfter: Record<ReadKey, readonly LiveEventName[]> = {
  'GET /api/registrations': registrationShown,
  'GET /api/registrations/counts': registrationShown,
  'GET /api/registrations/:id': registrationShown,
  // The detail lists the documents and counts the messages.
  'GET /api/registrations/:id/detail': [...documentShown, 'message.created', 'workflows.changed'],
  // Both say how many documents and messages wait.
  'GET /api/agent/queue': [...waitingShown, 'workflows.changed'],
  'GET /api/agent/processes': [...waitingShown, 'workflows.changed'],
  'GET /api/clients': registrationShown,
  'GET /api/clients/:id': [...waitingShown, 'notes.changed'],
  'GET /api/registrations/:id/notes': ['notes.changed'],
  'GET /api/registrations/:id/activity': [...documentShown, 'notes.changed'],
  // What is known of a company decides about its duties.
  'GET /api/registrations/:id/duties': dutyShown,
  'GET /api/duties': dutyShown,
  // Duties decide what can be ordered, and what was ordered is told with the company.
  'GET /api/registrations/:id/services': [...dutyShown, 'packages.changed'],
  'GET /api/purchases': registrationShown,
  'GET /api/extras': ['packages.changed'],
  'GET /api/registrations/:id/payment': registrationShown,
  'GET /api/agents': registrationShown,
  'GET /api/agents/overview': registrationShown,
  'GET /api/agents/:id': registrationShown,
  'GET /api/agents/:id/work': registrationShown,
  // A request that is asked for or declined is told by its notification, an accepted one by its process.
  'GET /api/handover-requests': ['registration.changed', 'notification.created'],
  'GET /api/overview': [...documentShown, 'duties.changed'],
  'GET /api/payments': registrationShown,
  // A request, its decision and the stage of the order are told as changes of the registration.
  'GET /api/refunds': registrationShown,
  'GET /api/refunds/:id': registrationShown,
  'GET /api/payments/:id/refund': registrationShown,
  // Whether an order can be rated follows from its status and payment.
  'GET /api/registrations/:id/rating': ['registration.changed', 'ratings.changed'],
  'GET /api/ratings': ['ratings.changed'],
  'GET /api/ratings/:id': ['ratings.changed'],
  'GET /api/refund-rules': [],
  'GET /api/refunds/rules': [],
  'GET /api/documents': documentShown,
  'GET /api/documents/:id': documentShown,
  'GET /api/registrations/:id/documents': documentShown,
  // What papers are made of is told as a change of the registration.
  'GET /api/registrations/:id/papers': documentShown,
  'GET /api/registrations/:id/filing-details': registrationShown,
  'GET /api/registrations/:id/owners': registrationShown,
  // A registration that gets another agent takes its conversation along.
  'GET /api/conversations': messageShown,
  'GET /api/conversations/:id': messageShown,
  'GET /api/conversations/:id/messages': messageShown,
  'GET /api/conversations/unread': messageShown,
  'GET /api/answer-templates': [],
  // The values are those of the registration and of one document.
  'GET /api/registrations/:id/answer-values': documentShown,
  'GET /api/notifications': notificationShown,
  'GET /api/notifications/counts': notificationShown,
  'GET /api/tickets': ticketShown,
  'GET /api/tickets/counts': ticketShown,
  'GET /api/tickets/:id': ticketShown,
  // A finished export is told by its notification.
  'GET /api/account/privacy': ['notification.created'],
  'GET /api/superadmin/counts': ['people.changed', 'registration.changed', 'impersonations.changed'],
  // Its figures change all the time: the open screen asks by itself.
  'GET /api/system': [],
  'GET /api/integrations': [],
  'GET /api/payments/stripe': [],
  'GET /api/impersonations': ['impersonations.changed'],
  'GET /api/session': [],
  'GET /api/account': [],
  'GET /api/account/devices': [],
  'GET /api/account/accesses': [],
  'GET /api/people': ['people.changed'],
  'GET /api/people/:id': [],
  'GET /api/people/:id/records': [],
  'GET /api/people/:id/sign-ins': [],
  'GET /api/people/:id/devices': [],
  // Only the office is told; an open wizard asks by itself.
  'GET /api/packages': ['packages.changed'],
  'GET /api/services': ['packages.changed'],
  'GET /api/announcement': ['announcement.changed'],
  'GET /api/company-types': [],
  'GET /api/states': [],
  'GET /api/states/guides': [],
  'GET /api/catalog/keeping-cost': [],
  'GET /api/draft': [],
  'GET /api/payments/mode': [],
  'GET /api/payment-methods': [],
  'GET /api/test-payments/:session': [],
  'GET /api/contact-messages': [],
  'GET /api/contact-messages/:id': [],
  'GET /api/office-dashboard': ['registration.changed', 'tickets.changed'],
  'GET /api/failed-mails': [],
  'GET /api/edits': [],
  'GET /api/facts/states': [],
  'GET /api/facts/states/:id': [],
  'GET /api/facts/elsewhere': [],
  'GET /api/rechecks': [],
  'GET /api/naming-rules': [],
  'GET /api/document-requirements': [],
  'GET /api/workflow-templates': [],
  'GET /api/workflows': workflowShown,
  'GET /api/workflows/counts': workflowShown,
  // Its papers are documents of the process.
  'GET /api/workflows/:id': [...workflowShown, 'documents.changed'],
  'GET /api/timer': workflowShown,
  'GET /api/ein-refusals': [],
  'GET /api/commissions': ['commissions.changed'],
  'GET /api/commissions/months': ['commissions.changed'],
  'GET /api/commissions/earnings': ['commissions.changed'],
  // An open search box loses what its reader loses.
  'GET /api/search': registrationShown,
  'GET /api/site-settings': [],
  'GET /api/commission-rules': [],
  'GET /api/audit': [],
  'GET /api/audit/seals': [],
  'GET /api/dev/mail': [],
  'GET /api/dev/mail-samples': [],
}

const rows = Object.entries(staleAfter)

/** What an open page reads again after one event. */
export const readsStaleAfter = (event: LiveEventName): string[] =>
  rows.flatMap(([read, events]) => (events.includes(event) ? [read] : []))

/** What an open page reads again when it has missed events. */
export const liveReads: readonly string[] = rows.flatMap(([read, events]) => (events.length > 0 ? [read] : []))
