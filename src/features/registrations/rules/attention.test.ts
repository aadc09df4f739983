import { expect, test } from 'vitest'
import { leavesNothing } from './attention.ts'

test.each([
  [{ attention: 'waiting', paid: false }, true],
  [{ attention: 'waiting', status: 'documents_required' }, true],
  [{ attention: 'waiting', agent: null }, true],
  [{ attention: 'waiting', agent: 'somebody', paid: true, status: 'pending' }, false],
  [{ attention: 'unassigned', agent: 'somebody' }, true],
  [{ attention: 'unassigned', status: 'approved' }, true],
  [{ attention: 'unassigned', agent: null, status: 'documents_required' }, false],
  [{ attention: 'disputes', status: 'approved', paid: false }, false],
  [{ status: 'approved', paid: false }, false],
] as const)('whether %j leaves nothing that waits: %j', (filters, nothing) => {
  expect(leavesNothing(filters)).toBe(nothing)
})
