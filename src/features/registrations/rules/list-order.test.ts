import { expect, test } from 'vitest'
import { waitsForOffice, whoActs } from './list-order.ts'
import { registrationStatuses } from './status.ts'

test('a paid, open process without an agent waits for the office, whatever its status', () => {
  const waiting = registrationStatuses.filter((status) => waitsForOffice({ status, paid: true, hasAgent: false }))
  expect(waiting).toEqual(['pending', 'in_review', 'documents_required'])
})

test('an unpaid order waits for its customer, with or without an agent', () => {
  for (const hasAgent of [true, false]) expect(whoActs({ status: 'in_review', paid: false, hasAgent })).toBe('customer')
})

test('an agent acts on what is under review, the customer on missing papers, nobody on what is decided', () => {
  const acts = registrationStatuses.map((status) => [status, whoActs({ status, paid: true, hasAgent: true })])
  expect(acts).toEqual([
    ['pending', 'agent'],
    ['in_review', 'agent'],
    ['approved', null],
    ['rejected', null],
    ['documents_required', 'customer'],
  ])
})
