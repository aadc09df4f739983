import { expect, test } from 'vitest'
import { auditActions, doerWithoutSession, isNamedAction } from './audit-actions.ts'

test('no action stands in two groups, and only what is listed is known', () => {
  expect(new Set(auditActions).size).toBe(auditActions.length)
  expect(isNamedAction('document.read')).toBe(true)
  expect(isNamedAction('document.burnt')).toBe(false)
})

test('what the office edits is recorded by record and kind of change', () => {
  expect(auditActions).toContain('package.removed')
  expect(auditActions).toContain('site_settings.changed')
})

test('without a session an account signs itself in, a stranger fails to, and the rest is the product itself', () => {
  expect(doerWithoutSession('account.signedIn')).toBe('subject')
  expect(doerWithoutSession('account.signInFailed')).toBe('visitor')
  expect(doerWithoutSession('payment.confirmed')).toBe('system')
})
