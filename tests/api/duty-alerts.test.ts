import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formedOn } from '#demo/factories/duty.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { keepCalendars } from '#features/duties/server/keep-calendars.ts'
import { tellAlerts } from '#features/duties/server/tell-alerts.ts'
import { features } from '#features/server.ts'
import { systemContext } from '#server/context.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { cronTable } from '#tests/support/every-job.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

// Florida's annual report is due on 1 May, from the year after the formation; the registered agent's year ends on 10 August.
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.owner.query('delete from business_registrations'))

const at = (day: string) => {
  t.clock.ahead = Date.parse(`${day}T11:00:00Z`) - Date.now()
  return systemContext(t.services, 'test')
}
/** Runs the daily jobs; returns how many companies were notified. */
const lookOn = async (day: string): Promise<number> => {
  await keepCalendars(at(day))
  return tellAlerts(at(day))
}
const packageOf = async (key: string): Promise<string> =>
  (await t.owner.query('select id from packages where reference_key = $1', [key])).rows[0].id
const company = async (given: Parameters<typeof aRegistration>[1] = {}) => {
  const customer = await t.person('user')
  const row = await aRegistration(t.context, { user_id: customer.id, status: 'approved', ...given })
  await formedOn(at('2026-09-01'), row.id, '2026-08-10')
  return { ...row, customer }
}
const toldTo = async (userId: string, event = 'duties.due') =>
  (
    await t.owner.query(
      `select title, message, data->>'dueOn' as due from notifications where user_id = $1 and event = $2 order by created_at, message`,
      [userId, event],
    )
  ).rows
const mailsTo = async (userId: string): Promise<number> =>
  (await t.owner.query(`select 1 from outbox_mails where user_id = $1 and template = 'notification'`, [userId]))
    .rowCount ?? 0
/** Adds this many companies of the same customer. */
const more = async (customerId: string, count: number) => {
  await t.owner.query(
    `with made as (insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry, status,
       company_type_id, state_id, package_id, user_id, approved_at)
     select 'Ipê ' || n, 'Ipe ' || n, 'ipe' || n, 'Consultoria', 'Tecnologia', 'approved', company_type_id, state_id, package_id,
       user_id, approved_at from business_registrations, generate_series(1, $2) n where user_id = $1 returning id)
     insert into company_records (business_registration_id, formed_on, updated_at) select id, '2026-08-10', now() from made`,
    [customerId, count],
  )
}

test('a company hears of a duty 60, 30, 7 and 1 day before and once it is overdue, each once, in the panel and by mail', async () => {
  const { customer, company_name, id } = await company()
  expect(await lookOn('2027-03-01')).toBe(0)
  for (const day of ['2027-03-02', '2027-04-01', '2027-04-24', '2027-04-30', '2027-05-02']) {
    expect(await lookOn(day), day).toBe(1)
    expect(await lookOn(day), day).toBe(0)
  }
  expect(await lookOn('2027-05-03')).toBe(0)
  const told = await toldTo(customer.id)
  expect(told.map(({ title }) => title)).toEqual([...Array(4).fill('Prazo próximo'), 'Prazo vencido'])
  expect(told[0]?.message).toContain(`a ${company_name} tem até 1 de maio de 2027 (em 60 dias)`)
  expect(told[3]?.message).toContain('(amanhã)')
  expect(told[4]?.message).toContain(`o prazo da ${company_name} terminou em 1 de maio de 2027`)
  expect(await mailsTo(customer.id)).toBe(5)
  t.clock.ahead = 0
  const list = (await t.call('GET', '/api/notifications', { cookie: customer.cookie })).json()
  expect(list.items[0]).toMatchObject({ link: `/user/obligations?empresa=${id}` })
  // The next year's report has its own alerts; meanwhile the registered agent's year has ended too.
  expect(await lookOn('2028-03-02')).toBe(2)
})

test('days on which nobody looked are made up for by the most urgent alert alone', async () => {
  const { customer } = await company()
  expect(await lookOn('2027-04-27')).toBe(1)
  expect((await toldTo(customer.id))[0]?.message).toContain('(em 4 dias)')
})

test('what was done or waived needs no alert', async () => {
  const { customer } = await company()
  await keepCalendars(at('2027-01-10'))
  await t.owner.query(
    `update duties set status = 'done', receipt = 'FL-1' where code = 'state_report' and period = 2027`,
  )
  expect(await lookOn('2027-04-20')).toBe(0)
  await t.owner.query(
    `update duties set status = 'waived', receipt = null, reason = 'Fechada' where code = 'state_report' and period = 2027`,
  )
  expect(await lookOn('2027-05-02')).toBe(0)
  expect(await toldTo(customer.id)).toEqual([])
})

test('a plan without alerts has the calendar and hears nothing; a better plan brings the next alert (K1)', async () => {
  const { customer, id } = await company({ package_id: await packageOf('basico') })
  expect(await lookOn('2027-04-01')).toBe(0)
  t.clock.ahead = 0
  const calendar = await t.call('GET', `/api/registrations/${id}/duties`, { cookie: customer.cookie })
  expect(calendar.json()).toMatchObject({ alerts: false, formedOn: '2026-08-10' })
  expect(calendar.json().items.length).toBeGreaterThan(1)
  await t.owner.query('update business_registrations set package_id = $1', [await packageOf('empresarial')])
  expect(await lookOn('2027-04-25')).toBe(1)
  expect(await toldTo(customer.id)).toHaveLength(1)
})

test('only companies that the state formed hear of it, by the rules of their own state and type', async () => {
  await company({ state_id: 'alabama' })
  const unformed = await aRegistration(t.context, { status: 'approved' })
  expect(await lookOn('2027-04-10')).toBe(0)
  const { rows } = await t.owner.query('select 1 from duties where business_registration_id = $1', [unformed.id])
  expect(rows).toEqual([])
})

test('an erased owner hears nothing; more companies than one part are all looked at', async () => {
  const gone = await company()
  await t.owner.query('update profiles set erased_at = now() where id = $1', [gone.customer.id])
  const { customer } = await company()
  await more(customer.id, 600)
  expect(await lookOn('2027-04-10')).toBe(601)
  expect(await lookOn('2027-04-11')).toBe(0)
  expect(await toldTo(gone.customer.id)).toEqual([])
})

test('a company that cannot be told keeps no other from it, and is told by a later run', async () => {
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

test('a company whose calendar cannot be kept keeps no other from it', async () => {
  const { customer, id } = await company()
  await more(customer.id, 20)
  await t.owner.query('delete from duties')
  await t.owner.query(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end';
     create trigger refuse before insert on duties for each row when (new.business_registration_id = '${id}') execute function refuse()`,
  )
  await keepCalendars(at('2027-01-10'))
  const kept = () => t.owner.query('select distinct business_registration_id from duties')
  expect((await kept()).rowCount).toBe(20)
  await t.owner.query('drop function refuse cascade')
  await keepCalendars(at('2027-01-11'))
  expect((await kept()).rowCount).toBe(21)
})

test('two runs at the same time make each duty once and tell each company once', async () => {
  const { customer } = await company()
  await more(customer.id, 249)
  const told = await Promise.all([lookOn('2027-04-10'), lookOn('2027-04-10')])
  expect(told.reduce((sum, count) => sum + count)).toBe(250)
  expect(await toldTo(customer.id)).toHaveLength(250)
  expect(await mailsTo(customer.id)).toBe(250)
  const { rows } = await t.owner.query(
    `select count(*)::int as n, count(distinct (business_registration_id, fact_id, period))::int as own from duties where code = 'state_report'`,
  )
  expect(rows[0].n).toBe(rows[0].own)
})

test('F14: what a run a year ahead told is told again when its days come', async () => {
  const { customer } = await company()
  await lookOn('2027-03-02')
  await lookOn('2028-03-12')
  await lookOn('2027-03-20')
  const after = (await toldTo(customer.id)).length
  for (const day of ['2027-04-01', '2027-04-24', '2027-04-30', '2027-05-02']) expect(await lookOn(day)).toBe(1)
  expect(await lookOn('2027-05-03')).toBe(0)
  expect(await toldTo(customer.id)).toHaveLength(after + 4)
})

test('F14: a tax return within its extension is not told of again, and once it is overdue after a run ahead', async () => {
  const { id, customer } = await company()
  await t.owner.query(
    `update duties set alerted = $2, tolerated_until = due_on + 60 where business_registration_id = $1 and due_on = '2027-05-01'`,
    [id, 1],
  )
  const alerted = async () =>
    (
      await t.owner.query(`select alerted from duties where business_registration_id = $1 and due_on = '2027-05-01'`, [
        id,
      ])
    ).rows[0].alerted
  expect(await tellAlerts(at('2027-05-20'))).toBe(0)
  await t.owner.query(`update duties set alerted = 0 where business_registration_id = $1 and due_on = '2027-05-01'`, [
    id,
  ])
  expect(await tellAlerts(at('2027-05-20'))).toBe(0)
  expect(await alerted()).toBe(1)
  await tellAlerts(at('2027-07-01'))
  expect(await alerted()).toBe(0)
  expect((await toldTo(customer.id)).filter(({ due }) => due === '2027-06-30')).toHaveLength(1)
})

test('the worker keeps the duties every morning, and runs the job when asked', async () => {
  expect(cronTable.map(({ task }) => task)).toContain('keep-duties')
  const { customer } = await company()
  at('2027-04-10')
  const worker = await runWorker(t.services, { pool: t.pool, features })
  try {
    await t.owner.query(`select graphile_worker.add_job('keep-duties', '{}')`)
    await waitFor('the alert', async () => (await toldTo(customer.id)).length === 1)
  } finally {
    await worker.stop()
  }
})
