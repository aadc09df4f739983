import { expect, test } from 'vitest'
import { mayReturn, sessionIsOver } from './session-rules.ts'

const now = new Date('2026-06-15T12:00:00Z')
const minutes = (n: number) => new Date(now.getTime() - n * 60_000)
const days = (n: number) => minutes(n * 1440)
const over = (role: 'user' | 'agent', createdAt: Date, lastActiveAt: Date) =>
  sessionIsOver({ role, createdAt, lastActiveAt, now, staffIdleMinutes: 30 })

test('a customer stays signed in for seven idle days and thirty in all', () => {
  expect(over('user', days(29), days(6.9))).toBe(false)
  expect(over('user', days(29), days(7.1))).toBe(true)
  expect(over('user', days(30.1), minutes(1))).toBe(true)
})

test('staff for the idle limit of the settings and 24 hours in all', () => {
  expect(over('agent', minutes(1430), minutes(29))).toBe(false)
  expect(over('agent', minutes(60), minutes(31))).toBe(true)
  expect(over('agent', minutes(1450), minutes(1))).toBe(true)
})

test('a superadmin comes back only to an own session that could still be open', () => {
  const acting = {
    mayAct: true,
    banned: false,
    ownSessionStartedAt: minutes(90),
    actingSince: minutes(30),
    sessionsEndedAt: minutes(60),
    now,
  } as const
  expect(mayReturn(acting)).toBe(true)
  expect(mayReturn({ ...acting, sessionsEndedAt: null })).toBe(true)
  expect(mayReturn({ ...acting, sessionsEndedAt: minutes(30) })).toBe(false)
  expect(mayReturn({ ...acting, mayAct: false })).toBe(false)
  expect(mayReturn({ ...acting, banned: true })).toBe(false)
  expect(mayReturn({ ...acting, ownSessionStartedAt: minutes(1441) })).toBe(false)
})
