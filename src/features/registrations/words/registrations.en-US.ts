import type { TranslationOf } from '#rules/language/translation.ts'
import type * as portuguese from './registrations.pt-BR.ts'

export const registrations: TranslationOf<typeof portuguese.registrations> = {
  status: {
    pending: 'Pending',
    in_review: 'In review',
    approved: 'Approved',
    rejected: 'Rejected',
    documents_required: 'Documents required',
  },
  timeline: 'Stages of the process',
  stages: {
    ordered: 'Order',
    paid: 'Payment',
    assigned: 'Agent',
    documents: 'Documents',
    filing: 'Filing',
    approved: 'Approval',
    rejected: 'Rejected',
  },
  states: { done: 'done', current: 'current stage', upcoming: 'to come' },
  turn: { customer: 'with you', team: 'with us', state: 'with the state' },
  expectedOn: ({ at }) => `Expected: ${at}`,
  expectedBetween: ({ from, to }) => `Expected: between ${from} and ${to}`,
  noExpected: 'The expected date appears once the payment is confirmed.',
  late: ({ days }) => (days === 1 ? 'One day later than expected' : `${days} days later than expected`),
  because: {
    documents: 'Documents from you are missing.',
    rejected_documents: 'Rejected documents have to be sent again.',
    team: 'The review takes longer than expected. It is with us.',
    state: 'The state takes longer than expected.',
    refund: 'The payment was refunded and the process has stopped.',
  },
  teamReason: ({ reason }) => `Our team wrote: ${reason}`,
}

export const processDetail: TranslationOf<typeof portuguese.processDetail> = {
  workflow: 'Internal steps',
  noWorkflow: 'The work begins when the process is assigned to an agent.',
  progress: ({ done, all }) => `${done} of ${all} tasks completed`,
  startedOn: ({ at }) => `started on ${at}`,
  completedOn: ({ at }) => `completed on ${at}`,
  taskStatus: {
    pending: 'To do',
    in_progress: 'In progress',
    completed: 'Completed',
    blocked: 'Blocked',
    cancelled: 'Cancelled',
  },
  notesHint: 'Only the team reads them. The client never sees them.',
  note: 'New internal note',
  addNote: 'Save note',
  noteAdded: 'Note saved',
  noteFailed: 'The note could not be saved',
  noNotes: 'No notes yet.',
  loadingNotes: 'Loading the notes',
  loadingHistory: 'Loading the history',
  happened: {
    paid: 'Payment confirmed',
    paymentOpened: 'Charge created',
    refunded: 'Payment refunded',
    disputed: 'Payment disputed',
    noted: 'Internal note',
  },
  about: {
    documentSent: ({ name }) => `Document sent: ${name}`,
    documentAdded: ({ name }) => `Document added by the team: ${name}`,
    documentApproved: ({ name }) => `Document approved: ${name}`,
    documentRejected: ({ name }) => `Document rejected: ${name}`,
  },
}
