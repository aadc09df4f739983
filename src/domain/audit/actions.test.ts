import { expect, test } from 'vitest'
import { auditActions, isAuditAction } from './actions.ts'

test('no action stands in two groups, and only what is listed is known', () => {
  expect(new Set(auditActions).size).toBe(auditActions.length)
  expect(isAuditAction('document.read')).toBe(true)
  expect(isAuditAction('document.burnt')).toBe(false)
})
