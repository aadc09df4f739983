import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { erased } from '#features/privacy/rules/erasure.ts'
import { sweepErased } from '#features/privacy/server/sweep-erased.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.owner.query('delete from rate_limits')
})

const ROUNDS = 12

test('erasing while the same person’s calls run fails none of them', async () => {
  const failed: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await t.owner.query('delete from rate_limits')
    const { id, cookie } = await t.person('user')
    const [one, two] = [
      await aRegistration(t.context, { user_id: id }),
      await aRegistration(t.context, { user_id: id }),
    ]
    const post = (url: string, body: object = {}) => t.call('POST', url, { cookie, body })
    const body = { ...(await anOrder(t)), key: randomUUID() }
    const order = (key = randomUUID()) => post('/api/orders', { ...body, key })
    const ticket = { key: randomUUID(), subject: 'Dúvida', type: 'outro', message: 'Quando?' }
    const get = (url: string) => t.call('GET', url, { cookie })
    const answers = await Promise.all([
      order(),
      post('/api/functions/create-payment', {
        registrationId: one.id,
        successUrl: '/user/payments',
        cancelUrl: '/user/payments',
      }),
      order(body.key),
      post('/api/account/erase', { currentPassword: PASSWORD }),
      // Repeated calls, as after a lost answer: the second finds the record that the first made, or finds it erased.
      order(body.key),
      post('/api/tickets', ticket),
      post('/api/tickets', ticket),
      post('/api/account/exports'),
      post('/api/account/exports'),
      get('/api/session'),
      get('/api/overview'),
      post(`/api/conversations/${two.id}/messages`, { key: randomUUID(), message: 'Olá' }),
      t.call('PUT', '/api/account/profile', { cookie, body: { name: 'Lia', phone: '' } }),
      post('/api/notifications/read-all'),
    ])
    failed.push(...answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body))
  }
  expect(failed).toEqual([])
})

test('an order that commits just after the erasure keeps nothing personal once the sweep has run', async () => {
  const person = await t.person('user')
  const erase = await t.call('POST', '/api/account/erase', {
    cookie: person.cookie,
    body: { currentPassword: PASSWORD },
  })
  expect(erase.statusCode).toBe(200)
  const late = { user_id: person.id, company_name: 'Segredo da Lia LLC' }
  const [unpaid, paid] = [
    await aRegistration(t.context, late),
    await aRegistration(t.context, { ...late, paid_at: t.context.now }),
  ]
  await sweepErased(t.context)
  await sweepErased(t.context)
  const left = await t.db
    .selectFrom('business_registrations')
    .select(['id', 'company_name', 'status'])
    .where('id', 'in', [unpaid.id, paid.id])
    .execute()
  expect(left).toEqual([{ id: paid.id, company_name: erased.company, status: 'rejected' }])
  const jobs = await t.owner.query(`select key from graphile_worker._private_jobs where key = 'sweep-erased'`)
  expect(jobs.rows).toHaveLength(1)
})
