import { afterAll, beforeAll, expect, test } from 'vitest'
import { actingScene } from '#tests/support/acting.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test.each(['partnership', 'sole-proprietorship'])(
  'a customer cannot order a %s; the office enters it while acting for the customer',
  async (companyTypeId) => {
    const { target, cookie } = await actingScene(t).acting()
    const body = await anOrder(t, { companyTypeId })
    const alone = await t.call('POST', '/api/orders', { cookie: target.cookie, body })
    expect([alone.statusCode, alone.json().error.fields]).toEqual([400, { companyTypeId: 'not_offered' }])
    const entered = await t.call('POST', '/api/orders', { cookie, body })
    expect(entered.statusCode, entered.body).toBe(201)
    const row = await t.db
      .selectFrom('business_registrations')
      .select(['user_id', 'company_type_id'])
      .where('id', '=', entered.json().registrationId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ user_id: target.id, company_type_id: companyTypeId })
    // The customer repeats the same order, by its idempotency key, and gets the one that was entered.
    const again = await t.call('POST', '/api/orders', { cookie: target.cookie, body })
    expect([again.statusCode, again.json()]).toEqual([201, entered.json()])
  },
)
