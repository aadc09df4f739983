import { expect, test } from 'vitest'
import type { Actor } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import { orNotFound } from './or-not-found.ts'

const customer: { actor: Actor } = { actor: { kind: 'account', id: 'carla', role: 'user' } }
const agent: { actor: Actor } = { actor: { kind: 'account', id: 'alvaro', role: 'agent' } }
const record = { user_id: 'carla', assigned_agent_id: 'alvaro', title: 'Zeta LLC' }

const refusal = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    return error
  }
}

test('both sides of a record get it as it is', () => {
  expect(orNotFound(customer, 'registrations.read', record)).toBe(record)
  expect(orNotFound(agent, 'registrations.read', record)).toBe(record)
})

test('a foreign record is answered like a missing one', () => {
  const foreign = refusal(() => orNotFound(customer, 'registrations.read', { ...record, user_id: 'rui' }))
  const missing = refusal(() => orNotFound(customer, 'registrations.read', undefined))
  expect(foreign).toBeInstanceOf(AppError)
  expect(foreign).toEqual(missing)
  expect(foreign).toMatchObject({ code: 'not_found' })
})

test('a record without an agent belongs to no agent', () => {
  expect(refusal(() => orNotFound(agent, 'registrations.read', { user_id: 'carla' }))).toMatchObject({
    code: 'not_found',
  })
})
