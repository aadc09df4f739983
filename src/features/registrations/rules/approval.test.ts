import { expect, test } from 'vitest'
import type { Actor } from '#rules/access.ts'
import type { Role } from '#rules/role.ts'
import { mayApprove, missingPapers } from './approval.ts'

const as = (role: Role): Actor => ({ kind: 'account', id: 'a', role })
const complete = { missing: 0, confirmed: false, reason: undefined }
const confirmed = { missing: 2, confirmed: true, reason: 'O estado aceitou a cópia.' }

test('a paper is missing until the team has approved it, if it is required at all', () => {
  const papers = (['pending', 'submitted', 'rejected', 'approved'] as const).map((status) => ({
    required: true,
    status,
  }))
  expect(missingPapers(papers).map(({ status }) => status)).toEqual(['pending', 'submitted', 'rejected'])
  expect(missingPapers([{ required: false, status: 'pending' }])).toEqual([])
})

test('with every paper anybody who may set the status approves', () => {
  for (const role of ['agent', 'admin', 'superadmin'] as const) expect(mayApprove(as(role), complete)).toBe(true)
})

test('with papers missing the office approves after the warning and with a reason, an agent never (K6)', () => {
  for (const role of ['admin', 'superadmin'] as const) {
    expect(mayApprove(as(role), confirmed)).toBe(true)
    expect(mayApprove(as(role), { ...confirmed, confirmed: false })).toBe(false)
    expect(mayApprove(as(role), { ...confirmed, reason: undefined })).toBe(false)
  }
  expect(mayApprove(as('agent'), confirmed)).toBe(false)
})
