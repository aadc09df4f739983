import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPayment } from '#demo/factories/payment.ts'
import { aRefund } from '#demo/factories/refund.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let admin: Person
const DAY = 86_400_000

/** Registrations over more than a year, in every status, paid and unpaid, with agents who approve different numbers. */
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
  const agents: Person[] = []
  for (let n = 0; n < 7; n++) agents.push(await t.person('agent', { name: `Agente ${n}` }))
  const statuses = ['pending', 'in_review', 'approved', 'rejected', 'documents_required'] as const
  for (let n = 0; n < 90; n++) {
    const created_at = new Date(t.context.now.getTime() - ((n * 5) % 430) * DAY)
    const paid_at = n % 3 === 0 ? null : new Date(created_at.getTime() + DAY / 2)
    const status = paid_at ? (statuses[n % 5] ?? 'pending') : 'pending'
    const approved_at = status === 'approved' ? new Date(created_at.getTime() + (n % 9) * DAY) : null
    const agent = n % 4 === 0 ? null : agents[(n * n) % 7]
    const order = await aRegistration(t.context, {
      created_at,
      paid_at,
      status,
      approved_at,
      assigned_agent_id: agent?.id ?? null,
      status_since: created_at,
    })
    const payment = await aPayment(t.context, order, {
      created_at,
      paid_at,
      payment_status: paid_at ? (n % 10 === 1 ? 'refunded' : 'paid') : 'pending',
      disputed_at: n % 30 === 2 ? created_at : null,
      dispute_closed_at: n % 60 === 2 ? created_at : null,
    })
    const refund = (['requested', 'failed', 'paid'] as const)[n / 20]
    if (refund) await aRefund(t.context, payment, order.user_id, { status: refund })
  }
  // Different numbers of approvals this month, so that the ranking of agents has an order.
  for (let n = 0; n < 12; n++)
    await aRegistration(t.context, {
      status: 'approved',
      approved_at: t.context.now,
      paid_at: t.context.now,
      assigned_agent_id: agents[Math.floor(Math.sqrt(n * 4))]?.id ?? null,
    })
  await t.owner.query(
    `insert into support_tickets (user_id, type, subject, message) select id, 'technical', 'Ajuda', 'Oi' from profiles where role = 'user' limit 3`,
  )
  await t.owner.query(
    `insert into funnel_counts (day, step, reached)
     select (now() at time zone 'America/Sao_Paulo')::date - d, s, 10 * (8 - s) + d from generate_series(0, 45) d, generate_series(1, 6) s`,
  )
  await t.owner.query(
    `update outbox_mails set failed_at = now(), failure = 'EENVELOPE' where id in (select id from outbox_mails limit 2)`,
  )
})
afterAll(() => t.close())

const rows = async (sql: string) => (await t.owner.query(sql)).rows
const one = async (sql: string) => Number((await rows(`select (${sql}) as value`))[0].value)
/** SQL for the month of a column in São Paulo's time. */
const month = (column: string) => `date_trunc('month', ${column} at time zone 'America/Sao_Paulo')`
const thisMonth = `date_trunc('month', now() at time zone 'America/Sao_Paulo')`
const lastMonth = `${thisMonth} - interval '1 month'`

test('every figure equals what plain SQL says about the rows', async () => {
  const answer = await t.call('GET', '/api/office-dashboard', { cookie: admin.cookie })
  expect(answer.statusCode).toBe(200)
  const shown = answer.json()
  const inMonths = async (what: string, from: string, column: string, also = 'true') => ({
    month: await one(`select coalesce(${what}, 0) from ${from} where ${month(column)} = ${thisMonth} and ${also}`),
    before: await one(`select coalesce(${what}, 0) from ${from} where ${month(column)} = ${lastMonth} and ${also}`),
  })
  expect(shown.clients).toEqual({
    total: await one(`select count(*) from profiles where role = 'user'`),
    ...(await inMonths('count(*)', 'profiles', 'created_at', `role = 'user'`)),
  })
  expect(shown.revenue).toEqual({
    estimateCents: 50_000 * (await one(`select count(*) from business_registrations where status = 'approved'`)),
    ...(await inMonths('sum(amount - refunded_amount)', 'payments', 'paid_at')),
  })
  expect(shown.newRegistrations).toEqual({
    pending: await one(`select count(*) from business_registrations where status = 'pending'`),
    ...(await inMonths('count(*)', 'business_registrations', 'created_at')),
  })
  expect(shown.processes).toEqual({
    total: await one('select count(*) from business_registrations'),
    ...(await inMonths('count(*)', 'business_registrations', 'paid_at')),
  })
  const sumOf = (what: string, from: string, column: string) =>
    `coalesce((select ${what} from ${from} where ${month(column)} = m), 0)::int`
  expect(shown.months).toEqual(
    await rows(`select to_char(m, 'YYYY-MM') as month, ${sumOf('sum(amount - refunded_amount)', 'payments', 'paid_at')} as "revenueCents",
        ${sumOf('count(*)', 'business_registrations', 'created_at')} as registrations,
        ${sumOf('count(*)', 'business_registrations', 'approved_at')} as approved
      from generate_series(${thisMonth} - interval '11 months', ${thisMonth}, interval '1 month') m order by m`),
  )
  const byStatus = await rows('select status, count(*)::int as count from business_registrations group by status')
  expect(shown.statuses).toHaveLength(5)
  expect(shown.statuses).toEqual(expect.arrayContaining(byStatus))
  expect(shown.funnel).toEqual(
    await rows(`select s as step, coalesce(sum(reached), 0)::int as reached from generate_series(1, 7) s
      left join funnel_counts f on f.step = s and f.day > (now() at time zone 'America/Sao_Paulo')::date - 30 group by s order by s`),
  )
  const open = `status in ('pending', 'in_review', 'documents_required')`
  expect(shown.agents).toEqual(
    await rows(`select p.id, p.name, count(*) filter (where ${month('r.approved_at')} = ${thisMonth})::int as approved,
        count(*) filter (where r.${open})::int as open
      from profiles p join business_registrations r on r.assigned_agent_id = p.id group by p.id
      having count(*) filter (where ${month('r.approved_at')} = ${thisMonth}) > 0 order by approved desc, lower(p.name) limit 5`),
  )
  expect(shown.agents.length).toBeGreaterThan(2)
  const count = async (kind: string, sql: string) => ({
    kind,
    count: await one(`select count(*) from ${sql}`),
    more: false,
  })
  const paid = 'business_registrations where paid_at is not null'
  expect(shown.attention).toEqual([
    await count('unassigned', `${paid} and assigned_agent_id is null and ${open}`),
    await count(
      'waiting',
      `${paid} and assigned_agent_id is not null and status in ('pending', 'in_review') and status_since < now() - interval '5 days'`,
    ),
    await count('tickets', `support_tickets where status = 'aberto'`),
    await count('disputes', 'payments where disputed_at is not null and dispute_closed_at is null'),
    await count('refunds', `refunds where status in ('requested', 'failed')`),
    await count('mails', 'outbox_mails where failed_at is not null'),
  ])
  for (const { count } of shown.attention) expect(count).toBeGreaterThan(0)
})

test('a process begins to wait again with every step of the team', async () => {
  const agent = await t.person('agent')
  const old = new Date(t.context.now.getTime() - 20 * DAY)
  const order = await aRegistration(t.context, {
    status: 'in_review',
    paid_at: old,
    created_at: old,
    status_since: old,
    assigned_agent_id: agent.id,
  })
  const waiting = async () =>
    (await t.call('GET', '/api/office-dashboard', { cookie: admin.cookie }))
      .json()
      .attention.find(({ kind }: { kind: string }) => kind === 'waiting').count
  const before = await waiting()
  const body = { status: 'documents_required', expectedStatus: 'in_review' }
  await t.call('POST', `/api/registrations/${order.id}/status`, { cookie: admin.cookie, body })
  const back = { status: 'in_review', expectedStatus: 'documents_required' }
  await t.call('POST', `/api/registrations/${order.id}/status`, { cookie: admin.cookie, body: back })
  expect(await waiting()).toBe(before - 1)
})

test('a dispute that the office has dealt with waits no more, and stays in the audit trail', async () => {
  const open = async () =>
    (await t.call('GET', '/api/office-dashboard', { cookie: admin.cookie }))
      .json()
      .attention.find(({ kind }: { kind: string }) => kind === 'disputes').count
  const before = await open()
  const [{ id }] = await rows(
    'select id from payments where disputed_at is not null and dispute_closed_at is null limit 1',
  )
  const close = () => t.call('POST', `/api/payments/${id}/close-dispute`, { cookie: admin.cookie, body: {} })
  expect((await close()).statusCode).toBe(200)
  // A repeated call after a lost answer is no error and adds no second audit entry.
  expect((await close()).statusCode).toBe(200)
  expect(await open()).toBe(before - 1)
  expect(
    await rows(`select actor_id from audit_log where action = 'payment.disputeClosed' and subject_id = '${id}'`),
  ).toEqual([{ actor_id: admin.id }])
})
