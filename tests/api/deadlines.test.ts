import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemContext } from '#server/context.ts'
import { aRegistration } from '#server/demo/factories/registration.ts'
import { remindOfDeadlines } from '#server/features/deadlines/remind-of-deadlines.ts'
import { cronTable } from '#server/jobs/cron.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

// Florida's report falls due on the 1st of May, from the year after the formation on.
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const lookOn = async (day: string): Promise<number> => {
  t.clock.ahead = Date.parse(`${day}T11:00:00Z`) - Date.now()
  return remindOfDeadlines(systemContext(t.services, 'test'))
}
const company = async (given: Parameters<typeof aRegistration>[1] = {}) => {
  const customer = await t.person('user')
  const formed = new Date('2026-08-10T12:00:00Z')
  const row = await aRegistration(t.context, {
    user_id: customer.id,
    status: 'approved',
    approved_at: formed,
    ...given,
  })
  return { ...row, customer }
}
const toldTo = async (userId: string) =>
  (
    await t.owner.query(
      `select title, message, data->>'dueOn' as due, data->>'reminder' as reminder from notifications
       where user_id = $1 and event = 'registration.deadlineNear' order by created_at, data->>'reminder' desc`,
      [userId],
    )
  ).rows
const forget = () => t.owner.query('delete from business_registrations')
/** As many companies again as asked for, of the same customer. */
const more = (customerId: string, count: number) =>
  t.owner.query(
    `insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry, status,
       company_type_id, state_id, package_id, user_id, approved_at)
     select 'Ipê ' || n, 'Ipe ' || n, 'ipe' || n, 'Consultoria', 'Tecnologia', 'approved', company_type_id, state_id, package_id,
       user_id, approved_at from business_registrations, generate_series(1, $2) n where user_id = $1`,
    [customerId, count],
  )

test('duties count from the day of formation, where somebody entered it (K5)', async () => {
  await forget()
  const approved_at = new Date('2027-01-10T12:00:00Z')
  const { customer, id } = await company({ approved_at })
  expect(await lookOn('2027-04-01')).toBe(0)
  await t.owner.query(
    `insert into company_records (business_registration_id, formed_on, updated_at) values ($1, '2026-12-20', now())`,
    [id],
  )
  expect(await lookOn('2027-04-01')).toBe(1)
  expect(await toldTo(customer.id)).toMatchObject([{ due: '2027-05-01' }])
})

test('a company hears of its yearly report thirty and seven days before, each once, by mail too', async () => {
  await forget()
  const { customer, company_name, id } = await company()
  expect(await lookOn('2027-03-31')).toBe(0)
  expect(await lookOn('2027-04-01')).toBe(1)
  expect(await lookOn('2027-04-01')).toBe(0)
  expect(await lookOn('2027-04-23')).toBe(0)
  expect(await lookOn('2027-04-24')).toBe(1)
  expect(await lookOn('2027-05-01')).toBe(0)
  const told = await toldTo(customer.id)
  expect(told.map(({ due, reminder }) => [due, reminder])).toEqual([
    ['2027-05-01', '30'],
    ['2027-05-01', '7'],
  ])
  expect(told[0]).toMatchObject({ title: 'Prazo próximo' })
  expect(told[0]?.message).toContain(`a ${company_name} tem até 1 de maio de 2027 (em 30 dias)`)
  const { rows } = await t.owner.query(
    `select count(*)::int as n from outbox_mails where user_id = $1 and template = 'notification'`,
    [customer.id],
  )
  expect(rows).toEqual([{ n: 2 }])
  t.clock.ahead = 0
  const list = (await t.call('GET', '/api/notifications', { cookie: customer.cookie })).json()
  expect(list.items[0]).toMatchObject({ title: 'Prazo próximo', link: `/user/dashboard?empresa=${id}` })
  // The report of the next year gets a reminder of its own.
  expect(await lookOn('2028-04-01')).toBe(1)
})

test('days on which nobody looked are made up for, and the past is let go', async () => {
  await forget()
  const { customer } = await company()
  expect(await lookOn('2027-04-30')).toBe(1)
  expect((await toldTo(customer.id))[0]?.message).toContain('(amanhã)')
  await forget()
  await company()
  expect(await lookOn('2027-05-02')).toBe(0)
})

test('only companies that exist hear of it, by the rules of their own state and type', async () => {
  await forget()
  await company({ status: 'in_review', approved_at: null })
  await company({ state_id: 'alabama' })
  await company({ company_type_id: 'sole-proprietorship' })
  const formedThisYear = await company({ approved_at: new Date('2027-01-15T12:00:00Z') })
  expect(await lookOn('2027-04-10')).toBe(0)
  expect(await toldTo(formedThisYear.customer.id)).toEqual([])
})

test('an erased owner hears nothing; more companies than one page are all looked at', async () => {
  await forget()
  const gone = await company()
  await t.owner.query('update profiles set erased_at = now() where id = $1', [gone.customer.id])
  const { customer } = await company()
  await more(customer.id, 600)
  expect(await lookOn('2027-04-10')).toBe(601)
  expect(await lookOn('2027-04-11')).toBe(0)
})

test('a company that cannot be told keeps no other from it, and is told by a later run', async () => {
  await forget()
  const { customer, id } = await company()
  await more(customer.id, 249)
  await t.owner.query(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end';
     create trigger refuse before insert on notifications for each row
       when (new.data->>'registrationId' = '${id}') execute function refuse()`,
  )
  expect(await lookOn('2027-04-10')).toBe(249)
  expect(await lookOn('2027-04-11')).toBe(0)
  await t.owner.query('drop function refuse cascade')
  expect(await lookOn('2027-04-12')).toBe(1)
  const told = await toldTo(customer.id)
  expect([told.length, new Set(told.map(({ message }) => message.replace(/ \(em .*/, ''))).size]).toEqual([250, 250])
})

test('two runs at the same time tell each company once', async () => {
  await forget()
  const { customer } = await company()
  await more(customer.id, 249)
  const told = await Promise.all([lookOn('2027-04-10'), lookOn('2027-04-10')])
  expect(told.reduce((sum, count) => sum + count)).toBe(250)
  expect(await toldTo(customer.id)).toHaveLength(250)
  const mails = await t.owner.query(`select 1 from outbox_mails where user_id = $1 and template = 'notification'`, [
    customer.id,
  ])
  expect(mails.rowCount).toBe(250)
})

test('the worker looks by the clock', async () => {
  await forget()
  // The mails of six hundred reminders would come first.
  await t.owner.query('delete from graphile_worker._private_jobs')
  expect(cronTable.map(({ task }) => task)).toContain('remind-of-deadlines')
  const { customer } = await company()
  t.clock.ahead = Date.parse('2027-04-10T11:00:00Z') - Date.now()
  const worker = await runWorker({ ...t.services, mail: { send: async () => undefined } }, { pool: t.pool })
  try {
    await t.owner.query(`select graphile_worker.add_job('remind-of-deadlines', '{}')`)
    await waitFor('the reminder', async () => (await toldTo(customer.id)).length === 1)
  } finally {
    await worker.stop()
  }
})
