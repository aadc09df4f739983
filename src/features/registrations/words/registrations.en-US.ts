import type { TranslationOf } from '#rules/language/translation.ts'
import type { registrations as portuguese } from './registrations.pt-BR.ts'

export const registrations: TranslationOf<typeof portuguese> = {
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
