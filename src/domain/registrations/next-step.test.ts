import { describe, expect, test } from 'vitest'
import { type DocumentsState, documentsState, documentsStates, nextStepOf, whoseTurn } from './next-step.ts'
import { type RegistrationStatus, registrationStatuses } from './status.ts'

const payments = [null, 'pending', 'failed', 'paid', 'refunded'] as const
const wait = 'In Progress / Waiting for our review'
const send = 'In Progress / Submit required documents'
const resend = 'Action Required / Resend rejected documents'

// By hand after D14, for a paid order: what is read, by status and by where the documents stand.
const paid: Record<RegistrationStatus, Record<DocumentsState, string>> = {
  pending: { none: wait, missing: send, rejected: resend, submitted: wait, approved: wait },
  in_review: { none: wait, missing: send, rejected: resend, submitted: wait, approved: wait },
  documents_required: {
    none: wait,
    missing: 'Action Required / Submit required documents',
    rejected: resend,
    submitted: wait,
    approved: wait,
  },
  approved: all('Completed / Download your documents'),
  rejected: all('Rejected / Contact your agent'),
}
function all(text: string): Record<DocumentsState, string> {
  return { none: text, missing: text, rejected: text, submitted: text, approved: text }
}
function expected(status: RegistrationStatus, payment: (typeof payments)[number], documents: DocumentsState): string {
  if (status === 'approved' || status === 'rejected' || payment === 'paid') return paid[status][documents]
  return payment === 'refunded' ? 'Action Required / Contact your agent' : 'In Progress / Complete your payment'
}

describe.each(registrationStatuses)('%s', (status) => {
  for (const payment of payments)
    for (const documents of documentsStates)
      test(`payment ${payment}, documents ${documents}`, () => {
        const { label, nextStep } = nextStepOf({ status, payment, documents })
        expect(`${label} / ${nextStep}`).toBe(expected(status, payment, documents))
      })
})

test('the state is waited for only while it is filed with everything approved', () => {
  const read = (status: RegistrationStatus, documents: DocumentsState) =>
    nextStepOf({ status, payment: 'paid', documents, filing: true }).action
  expect(documentsStates.map((documents) => read('in_review', documents))).toEqual([
    'waitState',
    'send',
    'resend',
    'wait',
    'waitState',
  ])
  expect(read('documents_required', 'approved')).toBe('wait')
  expect(nextStepOf({ status: 'in_review', payment: 'pending', documents: 'approved', filing: true }).action).toBe(
    'pay',
  )
})

test('one rejected document counts more than one that is missing, and that more than one under review', () => {
  expect(documentsState([])).toBe('none')
  expect(documentsState(['approved', 'pending', 'rejected', 'submitted'])).toBe('rejected')
  expect(documentsState(['approved', 'pending', 'submitted'])).toBe('missing')
  expect(documentsState(['approved', 'submitted'])).toBe('submitted')
  expect(documentsState(['approved', 'approved'])).toBe('approved')
})

test('somebody has to move until it is done', () => {
  expect([whoseTurn('pay'), whoseTurn('resend'), whoseTurn('wait'), whoseTurn('waitState'), whoseTurn('done')]).toEqual(
    ['customer', 'customer', 'team', 'state', null],
  )
})
