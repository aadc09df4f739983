import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepCalendars } from '#features/duties/server/keep-calendars.ts'
import { tellRenewals } from '#features/purchases/server/renewals/tell-renewals.ts'
import { features } from '#features/server.ts'
import { systemContext } from '#server/context.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { codeOf } from '#tests/support/duty-scene.ts'
import { cronTable } from '#tests/support/every-job.ts'
import { type Client, errorOf, type PurchaseScene, purchaseScene } from '#tests/support/purchase-scene.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

// Florida's annual report is due on 1 May, from the year after the formation; the registered agent's year ends on 10 August.
let t: TestApp
let scene: PurchaseScene
beforeAll(async () => {
  t = await testApp()
  scene = await purchaseScene(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.owner.query('delete from payment_events; delete from payments; delete from business_registrations')
  await t.owner.query('update extras set archived_at = null')
  await scene.on('2026-09-01')
})

const florida = () => scene.client('2026-08-10')
const AGENT = 'Agente registrado por mais um ano'
const REPORT = 'Relatório anual do estado'
/** Runs the daily job; returns how many renewal notices it sent. */
const lookOn = async (day: string): Promise<number> => (await tellRenewals(await scene.on(day))).told
const toldTo = async (one: Client): Promise<string[]> =>
  (await scene.told(one.customer.id, 'renewals')).map(({ message }) => message)
const stop = (one: Client, key: string, said: object, who = one.customer) =>
  t.call('POST', `${one.url}/renewals/${scene.extra(key).id}/stop`, {
    cookie: who.cookie,
    body: { because: 'wish', newAgent: null, since: null, ...said },
  })
const resume = (one: Client, key: string) =>
  t.call('POST', `${one.url}/renewals/${scene.extra(key).id}/resume`, { cookie: one.customer.cookie })
const replaced = { because: 'replacement', newAgent: 'Sunshine Agents Inc.', since: '2026-08-31' }
const ended = { because: 'dissolution', since: '2026-08-31' }
/** Buys and finishes a service, so that it recurs. */
const delivered = async (one: Client, key: string) => {
  const { purchaseId } = await one.buy(key)
  expect(codeOf(await scene.finish(purchaseId))).toBe(200)
}

describe('what recurs', () => {
  test('is the registered agent of every formed company, and the rest once it was bought', async () => {
    const one = await florida()
    expect((await one.services()).renewals).toEqual([
      {
        ...{ extraId: scene.extra('registered_agent').id, name: AGENT, description: expect.any(String) },
        duty: {
          id: (await one.duty('registered_agent')).id,
          name: expect.any(String),
          period: 2027,
          dueOn: '2027-08-10',
        },
        price: { priceCents: 12_500, feeCents: 0, totalCents: 12_500 },
        notices: ['2027-06-11', '2027-07-11', '2027-07-27', '2027-08-07'],
        ...{ needsSuccessor: true, stopped: null, openPurchaseId: null },
      },
    ])
    const { purchaseId } = await one.order('annual_report')
    expect((await one.services()).renewals.map(({ name }) => name)).toEqual([AGENT])
    await scene.cancel(purchaseId, one.customer)
    const bought = await one.buy('annual_report')
    const [, report] = (await one.services()).renewals
    expect(report).toMatchObject({ name: REPORT, needsSuccessor: false, openPurchaseId: bought.purchaseId })
    await scene.finish(bought.purchaseId)
    // The calendar job lists the next period, and the renewal follows it.
    await keepCalendars(await scene.on('2027-05-02'))
    const next = (await one.services()).renewals.find(({ name }) => name === REPORT)
    expect(next).toMatchObject({
      ...{ duty: { period: 2028, dueOn: '2028-05-01' }, openPurchaseId: null },
      ...{ notices: ['2028-03-02', '2028-04-01', '2028-04-17', '2028-04-28'], price: { totalCents: 23_775 } },
    })
  })

  test('is nothing for a company that the state has not formed', async () => {
    const one = await scene.client(null)
    expect((await one.services()).renewals).toEqual([])
    expect(codeOf(await stop(one, 'registered_agent', ended))).toEqual([400, 'invalid'])
    expect(await lookOn('2027-08-01')).toBe(0)
  })

  test('of a company of a leap day has its day in every year', async () => {
    await scene.on('2028-03-01')
    const one = await scene.client('2028-02-29')
    const [agent] = (await one.services()).renewals
    expect([agent?.duty?.dueOn, agent?.notices]).toEqual([
      '2029-02-28',
      ['2028-12-30', '2029-01-29', '2029-02-14', '2029-02-25'],
    ])
    expect([await lookOn('2028-12-29'), await lookOn('2028-12-30')]).toEqual([0, 1])
  })
})

describe('a renewal is told', () => {
  test('60, 30, 14 and 3 days before, each once, in the panel and by mail, with its price', async () => {
    const one = await florida()
    for (const [before, day] of [
      ['2027-06-10', '2027-06-11'],
      ['2027-07-10', '2027-07-11'],
      ['2027-07-26', '2027-07-27'],
      ['2027-08-06', '2027-08-07'],
    ] as const)
      expect([day, await lookOn(before), await lookOn(day), await lookOn(day)]).toEqual([day, 0, 1, 0])
    for (const day of ['2027-08-08', '2027-08-10', '2027-08-11', '2027-10-01']) expect(await lookOn(day)).toBe(0)
    const told = await toldTo(one)
    expect(told).toHaveLength(4)
    expect(told[0]).toContain(`${AGENT}: a data da ${one.company_name} é 10 de agosto de 2027 (em 60 dias)`)
    expect(told[0]).toMatch(/US\$\s125,00/)
    const { rows } = await t.owner.query(
      `select m.template from outbox_mails m join notifications n on n.id::text = m.data ->> 'notificationId'
       where m.user_id = $1 and n.event = 'renewals.near'`,
      [one.customer.id],
    )
    expect(rows).toHaveLength(4)
  })

  test('on two nodes at once, and again the same day, once', async () => {
    const companies = [await florida(), await florida(), await florida()]
    await scene.on('2027-06-11')
    const runs = await Promise.all(Array.from({ length: 4 }, () => tellRenewals(systemContext(t.services, 'test'))))
    expect(runs.reduce((sum, { told }) => sum + told, 0)).toBe(3)
    for (const one of companies) expect(await toldTo(one)).toHaveLength(1)
    expect(await lookOn('2027-06-11')).toBe(0)
  })

  test('after days without a run by the nearest notice alone', async () => {
    const one = await florida()
    expect([await lookOn('2027-07-30'), await lookOn('2027-07-31')]).toEqual([1, 0])
    expect((await toldTo(one))[0]).toContain('(em 11 dias)')
    expect([await lookOn('2027-08-09'), await lookOn('2027-08-10')]).toEqual([1, 0])
    expect(await toldTo(one)).toHaveLength(2)
  })

  test('F14: again on its days where a clock that was a year ahead told it before', async () => {
    const one = await florida()
    expect(await lookOn('2027-08-07')).toBe(1)
    await keepCalendars(await scene.on('2026-09-01'))
    expect(await lookOn('2026-09-02')).toBe(0)
    for (const day of ['2027-06-11', '2027-07-11', '2027-07-27', '2027-08-07'])
      expect([day, await lookOn(day), await lookOn(day)]).toEqual([day, 1, 0])
    expect(await toldTo(one)).toHaveLength(5)
  })

  test('for what was bought once, with the fee of the next time, and to nobody who never bought it', async () => {
    const [one, other] = [await florida(), await florida()]
    await delivered(one, 'annual_report')
    await keepCalendars(await scene.on('2027-05-02'))
    await t.owner.query(`update duties set status = 'waived', reason = 'x' where code = 'registered_agent'`)
    expect(await lookOn('2028-03-02')).toBe(1)
    expect([(await toldTo(one)).length, (await toldTo(other)).length]).toEqual([1, 0])
    expect((await toldTo(one))[0]).toMatch(/US\$\s237,75/)
  })

  test('not once it is bought, done, stopped, archived, or its owner is erased', async () => {
    const [bought, done, stopped, erased] = [await florida(), await florida(), await florida(), await florida()]
    await bought.buy('registered_agent')
    await scene.setStatus(await done.duty('registered_agent'), { status: 'done', receipt: 'RA-1' }, done.customer)
    expect(codeOf(await stop(stopped, 'registered_agent', replaced))).toBe(200)
    await t.owner.query('update profiles set erased_at = now() where id = $1', [erased.customer.id])
    await t.owner.query('update extras set archived_at = now()')
    await florida()
    expect(await lookOn('2027-06-11')).toBe(0)
    await t.owner.query('update extras set archived_at = null')
    expect(await lookOn('2027-06-12')).toBe(1)
    for (const one of [bought, done, stopped, erased]) expect(await toldTo(one)).toEqual([])
  })

  test('not for a company whose order was refunded after approval, while its calendar stays', async () => {
    const [one, other] = [await florida(), await florida()]
    await delivered(one, 'annual_report')
    await t.owner.query(`update payments set payment_status = 'refunded', refunded_amount = amount where id = $1`, [
      one.formation.id,
    ])
    await keepCalendars(await scene.on('2027-03-02'))
    expect(await lookOn('2027-06-11')).toBe(1)
    expect([(await toldTo(one)).length, (await toldTo(other)).length]).toEqual([0, 1])
    const { open, renewals } = await one.services()
    expect([open, renewals]).toEqual([false, []])
    expect((await one.duty('registered_agent')).status).toBe('open')
    // Once the payment counts as paid again, after a returned refund or a second payment, the company gets notices again.
    await t.owner.query(`update payments set payment_status = 'paid', refunded_amount = 0 where id = $1`, [
      one.formation.id,
    ])
    expect(await lookOn('2027-06-12')).toBe(1)
  })

  test('an order that nobody paid keeps nobody from being told', async () => {
    const one = await florida()
    await one.order('registered_agent')
    expect(await lookOn('2027-06-11')).toBe(1)
  })

  // Runs before the test with many notices, whose mails the worker would send first.
  test('by the worker, every morning', async () => {
    expect(cronTable.map(({ task }) => task)).toContain('tell-renewals')
    const one = await florida()
    await scene.on('2027-06-11')
    const worker = await runWorker(t.services, { pool: t.pool, features })
    try {
      await t.owner.query(`select graphile_worker.add_job('tell-renewals', '{}')`)
      await waitFor('the notice', async () => (await toldTo(one)).length === 1)
    } finally {
      await worker.stop()
    }
  })

  test('more of them than are read at once are all told', async () => {
    const one = await florida()
    await t.owner.query(
      `with made as (insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry, status,
         company_type_id, state_id, package_id, user_id, approved_at, paid_at)
       select 'Ipê ' || n, 'Ipe ' || n, 'ipe' || n, 'Consultoria', 'Tecnologia', 'approved', company_type_id, state_id, package_id,
         user_id, approved_at, paid_at from business_registrations, generate_series(1, 1100) n where id = $1 returning id)
       insert into company_records (business_registration_id, formed_on, updated_at) select id, '2026-08-10', now() from made`,
      [one.id],
    )
    await keepCalendars(await scene.on('2026-09-02'))
    expect(await lookOn('2027-06-11')).toBe(1101)
    expect(await lookOn('2027-06-12')).toBe(0)
  })
})

describe('stopping', () => {
  test('a registered agent takes another one or the end of the company', async () => {
    const one = await florida()
    const because = [409, 'conflict', 'successor_needed']
    expect(errorOf(await stop(one, 'registered_agent', {}))).toEqual(because)
    const wrong: [object, object][] = [
      [{ ...replaced, newAgent: null }, { newAgent: 'required' }],
      [{ ...replaced, since: null }, { since: 'required' }],
      [{ ...replaced, since: '2026-09-02' }, { since: 'future_day' }],
      [{ ...ended, since: '2026-09-02' }, { since: 'future_day' }],
      [{ ...ended, since: null }, { since: 'required' }],
      [{ ...ended, since: '2026-08-09' }, { since: 'before_formation' }],
      [{ ...ended, newAgent: 'Sunshine' }, { newAgent: 'invalid' }],
    ]
    for (const [said, fields] of wrong)
      expect([said, errorOf(await stop(one, 'registered_agent', said))]).toEqual([said, [400, 'invalid', fields]])
    expect((await one.services()).renewals).toMatchObject([{ stopped: null }])
    expect((await one.services()).dissolvedOn).toBeNull()
  })

  test('with another agent is noted, told to nobody any more, and can be taken back', async () => {
    const one = await florida()
    expect(codeOf(await stop(one, 'registered_agent', replaced))).toBe(200)
    expect((await one.services()).renewals).toMatchObject([
      { notices: [], stopped: { because: 'replacement', newAgent: 'Sunshine Agents Inc.', since: '2026-08-31' } },
    ])
    expect(await scene.audited(one.id, 'renewal.stopped')).toHaveLength(1)
    expect(await lookOn('2027-06-11')).toBe(0)
    await scene.on('2027-06-12')
    expect([await resume(one, 'registered_agent'), await resume(one, 'registered_agent')].map(codeOf)).toEqual([
      200, 200,
    ])
    expect(await scene.audited(one.id, 'renewal.resumed')).toHaveLength(1)
    expect(await lookOn('2027-06-12')).toBe(1)
  })

  test('with the end of the company ends its calendar: what comes later is waived, what the last year owes stays', async () => {
    const one = await florida()
    expect(codeOf(await stop(one, 'registered_agent', ended))).toBe(200)
    const { items } = await one.get()
    const open = items.filter(({ status }) => status === 'open').map(({ code, period }) => [code, period])
    expect(open).toEqual([
      ['be13', 2026],
      ['form_5472', 2026],
      ['irpf', 2026],
    ])
    expect(
      items
        .filter(({ status }) => status === 'waived')
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['registered_agent', 'state_report'])
    expect(await one.services()).toMatchObject({
      dissolvedOn: '2026-08-31',
      renewals: [{ stopped: { because: 'dissolution' } }],
    })
    expect(await scene.audited(one.id, 'company.dissolved')).toEqual([{ dissolvedOn: '2026-08-31' }])
    expect(errorOf(await resume(one, 'registered_agent'))).toEqual([409, 'conflict', 'company_ended'])
    expect(await lookOn('2027-06-11')).toBe(0)
    // Later runs of the calendar job do not reopen any duty.
    await keepCalendars(await scene.on('2027-03-01'))
    expect((await one.get()).items.filter(({ status }) => status === 'open')).toHaveLength(3)
  })

  test('anything else takes no reason but the wish', async () => {
    const one = await florida()
    await delivered(one, 'annual_report')
    expect(errorOf(await stop(one, 'annual_report', replaced))).toEqual([400, 'invalid', { because: 'invalid' }])
    expect(errorOf(await stop(one, 'annual_report', { since: '2026-08-31' }))).toEqual([
      400,
      'invalid',
      { because: 'invalid' },
    ])
    expect([await stop(one, 'annual_report', {}), await stop(one, 'annual_report', {})].map(codeOf)).toEqual([200, 200])
    const report = (await one.services()).renewals.find(({ name }) => name === REPORT)
    expect(report?.stopped).toMatchObject({ because: 'wish', newAgent: null, since: null })
    // Only a service that recurs can be stopped, and neither recurring nor stopping creates a purchase.
    expect(codeOf(await stop(one, 'itin', {}))).toEqual([404, 'not_found'])
    expect(await one.purchases()).toHaveLength(1)
  })

  test('is for the own company alone', async () => {
    const [one, other] = [await florida(), await florida()]
    expect(codeOf(await stop(one, 'registered_agent', replaced, other.customer))).toEqual([404, 'not_found'])
    expect((await stop(one, 'registered_agent', replaced, scene.agent)).statusCode).toBe(403)
  })
})

test('nothing is ever charged without a click: a year of runs makes no payment', async () => {
  const one = await florida()
  await delivered(one, 'annual_report')
  const before = [(await one.purchases()).length, (await one.payments()).length]
  for (const day of ['2027-02-01', '2027-06-11', '2027-08-10', '2027-09-01', '2028-04-30']) {
    await keepCalendars(await scene.on(day))
    await tellRenewals(await scene.on(day))
  }
  expect([(await one.purchases()).length, (await one.payments()).length]).toEqual(before)
})
