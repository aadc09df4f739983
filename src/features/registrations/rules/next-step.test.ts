import { describe, expect, test } from 'vitest'
import {
  type DocumentsState,
  documentsState,
  documentsStates,
  type NextAction,
  nextActionOf,
  whoseTurn,
} from './next-step.ts'
import { type RegistrationStatus, registrationStatuses } from './status.ts'

const payments = [null, 'pending', 'failed', 'paid', 'refunded'] as const
// Written by hand from D14, for a paid order: what comes next, by status and by state of the documents.
const paid: Record<RegistrationStatus, Record<DocumentsState, NextAction>> = {
  pending: { none: 'wait', missing: 'send', rejected: 'resend', submitted: 'wait', approved: 'wait' },
  in_review: { none: 'wait', missing: 'send', rejected: 'resend', submitted: 'wait', approved: 'wait' },
  documents_required: { none: 'wait', missing: 'sendAsked', rejected: 'resend', submitted: 'wait', approved: 'wait' },
  approved: all('done'),
  rejected: all('rejected'),
}
function all(action: NextAction): Record<DocumentsState, NextAction> {
  return { none: action, missing: action, rejected: action, submitted: action, approved: action }
}
function expected(
  status: RegistrationStatus,
  payment: (typeof payments)[number],
  documents: DocumentsState,
): NextAction {
  if (status === 'rejected' && payment === 'refunded') return 'returned'
  if (status === 'approved' || status === 'rejected' || payment === 'paid') return paid[status][documents]
  return payment === 'refunded' ? 'refunded' : 'pay'
}

describe.each(registrationStatuses)('%s', (status) => {
  for (const payment of payments)
    for (const documents of documentsStates)
      test(`payment ${payment}, documents ${documents}`, () => {
        expect(nextActionOf({ status, payment, documents })).toBe(expected(status, payment, documents))
      })
})

test('a company approved before its papers are there waits for them, not for a download (K6)', () => {
  const done = { status: 'approved', payment: 'paid', documents: 'approved' } as const
  expect([nextActionOf(done), nextActionOf({ ...done, papersToCome: true })]).toEqual(['done', 'toCome'])
})

test('the state is waited for only while it is filed with everything approved', () => {
  const read = (status: RegistrationStatus, documents: DocumentsState) =>
    nextActionOf({ status, payment: 'paid', documents, filing: true })
  expect(documentsStates.map((documents) => read('in_review', documents))).toEqual([
    'waitState',
    'send',
    'resend',
    'wait',
    'waitState',
  ])
  expect(read('documents_required', 'approved')).toBe('wait')
  expect(nextActionOf({ status: 'in_review', payment: 'pending', documents: 'approved', filing: true })).toBe('pay')
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
