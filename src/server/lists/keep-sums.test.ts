import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { checkSums, keepSums } from './keep-sums.ts'

let t: TestApp
const lines: string[] = []
beforeAll(async () => {
  t = await testApp({ lines })
})
afterAll(() => t.close())

/** The kept sums, or the sums of the rows themselves; zero sums are left out. */
const sums = async (view: 'kept_totals' | 'real_sums') =>
  (await t.owner.query(`select scope, name, value::int from ${view} where value <> 0 order by 1, 2`)).rows
const expectTrue = async (after: string) =>
  expect([after, await sums('kept_totals')]).toEqual([after, await sums('real_sums')])

test('sums follow every change of registrations and payments', async () => {
  const customer = await t.person('user')
  const [bruno, celia] = [await t.person('agent'), await t.person('agent')]
  const order = await aRegistration(t.context, { user_id: customer.id })
  const other = await aRegistration(t.context, {
    user_id: customer.id,
    assigned_agent_id: celia.id,
    status: 'in_review',
  })
  await expectTrue('two orders')
  const [first, second] = [await aPayment(t.context, order), await aPayment(t.context, other)]
  await expectTrue('a payment for each')
  const run = async (text: string, ...values: unknown[]) => {
    await t.owner.query(text, values)
    await expectTrue(text)
  }
  const due = async () =>
    (await t.owner.query('select id from payments where due order by id')).rows.map(({ id }) => id)
  expect(await due()).toEqual([first.id, second.id].sort())
  await run(
    'update business_registrations set assigned_agent_id = $2, status = $3 where id = $1',
    order.id,
    bruno.id,
    'in_review',
  )
  await run('update business_registrations set assigned_agent_id = $2 where id = $1', order.id, celia.id)
  await run(`update business_registrations set status = 'rejected' where id = $1`, order.id)
  expect(await due()).toEqual([second.id])
  await run(`update business_registrations set status = 'pending' where id = $1`, order.id)
  expect(await due()).toEqual([first.id, second.id].sort())
  // A second payment attempt replaces the first, which is due again when the second is deleted.
  const again = await aPayment(t.context, order, { created_at: new Date(first.created_at.getTime() + 1000) })
  await expectTrue('a second try')
  expect(await due()).toEqual([again.id, second.id].sort())
  await run('delete from payments where id = $1', again.id)
  expect(await due()).toEqual([first.id, second.id].sort())
  await run(`update payments set payment_status = 'paid', paid_at = now() where id = $1`, first.id)
  await run('update business_registrations set paid_at = now() where id = $1', order.id)
  await run('update payments set refunded_amount = 1000 where id = $1', first.id)
  expect(await due()).toEqual([second.id])
  await run('delete from payments')
  await run(`update business_registrations set status = 'approved', approved_at = now() where id = $1`, order.id)
  await run('update business_registrations set assigned_agent_id = $2 where id = $1', order.id, bruno.id)
  await run(`update business_registrations set approved_at = now() - interval '70 days' where id = $1`, order.id)
  await run('delete from business_registrations')
  await run(`update profiles set role = 'agent' where id = $1`, customer.id)
  await run(`update profiles set role = 'user', erased_at = now() where id = $1`, customer.id)
  await t.owner.query('delete from agent_months')
  await run('delete from profiles')
  expect(await sums('kept_totals')).toEqual([])
})

test('adding the changes up leaves every sum as it was, and nothing to add', async () => {
  const customer = await t.person('user')
  for (let n = 0; n < 3; n++) await aPayment(t.context, await aRegistration(t.context, { user_id: customer.id }))
  const before = await sums('kept_totals')
  expect(before).not.toEqual([])
  await keepSums(t.services)
  expect(await sums('kept_totals')).toEqual(before)
  expect((await t.owner.query('select from kept_changes')).rowCount).toBe(0)
  await keepSums(t.services)
  await expectTrue('nothing to add')
})

test('a sum that is wrong is reported and mended', async () => {
  expect(await checkSums(t.services)).toBe(0)
  await t.owner.query(`update kept_sums set value = value + 7 where scope = 'all' and name = 'payments.due'`)
  await t.owner.query(`insert into kept_sums values ('nobody', 'registrations.pending', 3)`)
  expect(await checkSums(t.services)).toBe(2)
  expect(lines.filter((line) => line.includes('a kept sum was wrong'))).toHaveLength(2)
  await expectTrue('mended')
  expect(await checkSums(t.services)).toBe(0)
})

test('parts of the tables add up to the whole', async () => {
  const customer = await t.person('user')
  const model = await aRegistration(t.context, { user_id: customer.id })
  await t.owner.query(
    `insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry,
       company_type_id, state_id, package_id, user_id)
     select company_name, company_name_ascii, name_key, business_purpose, industry, company_type_id, state_id, package_id, user_id
     from business_registrations, generate_series(1, 200) where id = $1`,
    [model.id],
  )
  const parts = await t.owner.query(
    `select scope, name, sum(value)::int as value
     from generate_series(0, pg_relation_size('business_registrations') / 8192) as block, real_sums_between(block, block + 1)
     group by 1, 2 having sum(value) <> 0 order by 1, 2`,
  )
  const { rows } = await t.owner.query(
    `select count(distinct (ctid::text::point)[0])::int as blocks from business_registrations`,
  )
  expect(rows[0].blocks).toBeGreaterThan(3)
  expect(parts.rows).toEqual(await sums('real_sums'))
  await expectTrue('many orders')
})
