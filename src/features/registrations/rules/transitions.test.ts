import { describe, expect, test } from 'vitest'
import { type Role, roles } from '#rules/role.ts'
import { registrationStatuses } from './status.ts'
import { canMoveStatus, needsPayment, statusesAfter, statusOnceAssigned } from './transitions.ts'

const as = (role: Role) => ({ kind: 'account', id: 'x', role }) as const
const anywhere = 'pending in_review approved rejected documents_required'
// Written by hand from E14: the statuses that an agent may set, by present status.
const forAgents: Record<(typeof registrationStatuses)[number], string> = {
  pending: 'in_review approved rejected documents_required',
  in_review: 'in_review approved rejected documents_required',
  documents_required: 'in_review approved rejected documents_required',
  approved: '',
  rejected: '',
}

describe.each(registrationStatuses)('from %s', (from) => {
  test.each(roles)('a %s reaches what the table says', (role) => {
    const reached = registrationStatuses.filter((to) => canMoveStatus(as(role), from, to)).join(' ')
    expect(reached).toBe(role === 'user' ? '' : role === 'agent' ? forAgents[from] : anywhere)
  })
})

test('a menu does not offer the status that stands', () => {
  expect(statusesAfter(as('agent'), 'in_review')).toEqual(['approved', 'rejected', 'documents_required'])
  expect(statusesAfter(as('agent'), 'approved')).toEqual([])
  expect(statusesAfter(as('admin'), 'approved')).toEqual(['pending', 'in_review', 'rejected', 'documents_required'])
})

test('only approving asks for a payment', () => {
  expect(registrationStatuses.filter(needsPayment)).toEqual(['approved'])
})

test('assigning moves a waiting one into review and leaves the others', () => {
  expect(registrationStatuses.map(statusOnceAssigned)).toEqual([
    'in_review',
    'in_review',
    'approved',
    'rejected',
    'documents_required',
  ])
})
