import { expect, test } from 'vitest'
import { agentLabel, countByLabel } from './agent-label.ts'
import { registrationStatuses } from './status.ts'

test('an agent reads three words for five statuses', () => {
  expect(registrationStatuses.map((status) => [status, agentLabel(status)])).toEqual([
    ['pending', 'review'],
    ['in_review', 'review'],
    ['approved', 'done'],
    ['rejected', 'attention'],
    ['documents_required', 'attention'],
  ])
})

test('the counters count each process once, under the word that its row carries', () => {
  const of = { pending: 1, in_review: 10, approved: 100, rejected: 1000, documents_required: 10_000 }
  expect(countByLabel(of)).toEqual({ review: 11, done: 100, attention: 11_000 })
})
