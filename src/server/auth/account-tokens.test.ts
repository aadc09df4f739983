import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { issueToken, spendToken } from './account-tokens.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const HOUR = 3_600_000
const now = new Date()
const issue = (userId: string, purpose: 'reset_password' | 'verify_email' = 'reset_password') =>
  issueToken(t.db, t.services.newId, now, { userId, purpose, lifetimeMs: HOUR })
const use = (token: string, at = now) => spendToken(t.db, at, { token, purposes: ['reset_password'] })

test('a link works once', async () => {
  const { id } = await t.person('user')
  const token = await issue(id)
  expect(await use(token)).toEqual({ userId: id, newEmail: null, purpose: 'reset_password' })
  expect(await use(token)).toBeUndefined()
})

test('of two uses at the same moment one wins', async () => {
  const { id } = await t.person('user')
  const token = await issue(id)
  const results = await Promise.all(Array.from({ length: 8 }, () => use(token)))
  expect(results.filter(Boolean)).toHaveLength(1)
})

test('only the newest link of a purpose works, also when many are issued at once', async () => {
  const { id } = await t.person('user')
  const old = await issue(id)
  const newest = await issue(id)
  const other = await issue(id, 'verify_email')
  expect(await use(old)).toBeUndefined()
  expect(await use(newest)).toBeDefined()
  expect(await spendToken(t.db, now, { token: other, purposes: ['verify_email'] })).toBeDefined()
  const many = await Promise.all(Array.from({ length: 6 }, () => issue(id)))
  const used = await Promise.all(many.map((token) => use(token)))
  expect(used.filter(Boolean)).toHaveLength(1)
})

test('a link is refused after its time, for another purpose, and when made up', async () => {
  const { id } = await t.person('user')
  const token = await issue(id)
  expect(await use(token, new Date(now.getTime() + HOUR))).toBeUndefined()
  expect(await spendToken(t.db, now, { token, purposes: ['verify_email'] })).toBeUndefined()
  expect(await use('A'.repeat(43))).toBeUndefined()
})

test('the table holds no token', async () => {
  const { id } = await t.person('user')
  const token = await issue(id)
  const { rows } = await t.owner.query('select encode(token_hash, $1) as hash from account_tokens where user_id = $2', [
    'escape',
    id,
  ])
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows).toHaveLength(1)
})
