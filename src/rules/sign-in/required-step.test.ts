import { expect, test } from 'vitest'
import { roles } from '#rules/role.ts'
import { asksTwoFactor, requiredStep, secondStepBy, twoFactorMandatory } from './required-step.ts'

const now = new Date('2026-06-15T12:00:00Z')
const days = (n: number) => new Date(now.getTime() - n * 86_400_000)
const step = (more: Partial<Parameters<typeof requiredStep>[0]>) =>
  requiredStep({
    role: 'agent',
    mustChangePassword: false,
    passwordChangedAt: days(10),
    passwordExpiry: 90,
    requireTwoFactor: false,
    twoFactorEnabled: false,
    hasPasskey: false,
    now,
    ...more,
  })

test.each(roles)('nothing is asked of a %s without a reason', (role) => expect(step({ role })).toBeNull())

test.each(roles)('a password chosen by somebody else has to be changed by a %s', (role) =>
  expect(step({ role, mustChangePassword: true })).toBe('password'),
)

test('the password of staff expires after the days of the settings, not before', () => {
  expect(step({ passwordChangedAt: days(89.9) })).toBeNull()
  expect(step({ passwordChangedAt: days(90.1) })).toBe('password')
  expect(step({ passwordChangedAt: days(90.1), passwordExpiry: 120 })).toBeNull()
  expect(step({ role: 'superadmin', passwordChangedAt: days(90.1) })).toBe('password')
})

test('0 days means never', () => expect(step({ passwordChangedAt: days(5000), passwordExpiry: 0 })).toBeNull())

test('customers keep their password and choose the second factor themselves', () => {
  expect(step({ role: 'user', passwordChangedAt: days(400), requireTwoFactor: true })).toBeNull()
  expect(twoFactorMandatory('user', true)).toBe(false)
})

test('staff need the second factor when the setting says so, the password first', () => {
  expect(step({ requireTwoFactor: true })).toBe('two_factor')
  expect(step({ requireTwoFactor: true, twoFactorEnabled: true })).toBeNull()
  expect(step({ requireTwoFactor: true, mustChangePassword: true })).toBe('password')
  expect(twoFactorMandatory('admin', true)).toBe(true)
  expect(twoFactorMandatory('admin', false)).toBe(false)
})

test('a passkey meets the requirement', () => expect(step({ requireTwoFactor: true, hasPasskey: true })).toBeNull())

test.each([
  { role: 'user', app: false, passkey: true, asked: true, by: [] },
  { role: 'user', app: true, passkey: true, asked: false, by: ['code', 'passkey'] },
  { role: 'admin', app: false, passkey: true, asked: false, by: [] },
  { role: 'admin', app: false, passkey: true, asked: true, by: ['passkey'] },
  { role: 'admin', app: true, passkey: false, asked: true, by: ['code'] },
  { role: 'admin', app: false, passkey: false, asked: true, by: [] },
])('what the second step accepts: %j', ({ role, app, passkey, asked, by }) => {
  const row = {
    role,
    two_factor_enabled: app,
    has_passkey: passkey,
    require_two_factor: asked,
    two_factor_decided: true,
  }
  expect(secondStepBy(row, { local: false })).toEqual(by)
})

test.each([
  { require: false, decided: false, local: false, asks: true },
  { require: false, decided: true, local: false, asks: false },
  { require: true, decided: false, local: false, asks: true },
  { require: true, decided: true, local: true, asks: true },
  { require: false, decided: false, local: true, asks: false },
])('what the office decided holds; undecided, a public address asks for the second factor: %j', (given) => {
  const row = { require_two_factor: given.require, two_factor_decided: given.decided }
  expect(asksTwoFactor(row, given)).toBe(given.asks)
})
