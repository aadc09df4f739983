import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aMessage } from '#demo/factories/message.ts'
import { aNote } from '#demo/factories/note.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aRefund } from '#demo/factories/refund.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
/** Amounts and a text that occur nowhere else in the database. */
const PAID = 7_654_321
const BOUGHT = 7_316_985
const INTERNAL = 'only the team reads this'

let t: TestApp
let [customer, agent, otherAgent, admin]: Person[] = []
let registrationId: string

beforeAll(async () => {
  t = await testApp()
  customer = await t.person('user')
  agent = await t.person('agent')
  otherAgent = await t.person('agent')
  admin = await t.person('admin')
  const registration = await aRegistration(t.context, { user_id: customer.id, assigned_agent_id: agent.id })
  registrationId = registration.id
  const payment = await aPayment(t.context, registration, {
    ...{ payment_status: 'refunded', amount: PAID, plan_price: PAID - 500, state_fee: 500, refunded_amount: PAID },
  })
  await aRefund(t.context, payment, customer.id, { status: 'paid' })
  const purchaseId = t.context.newId()
  await t.owner.query(
    `insert into purchases (id, business_registration_id, kind, to_package_id, from_package_id, quote, price, state_fee, status,
       status_at, paid_at, created_at)
     select $1, r.id, 'upgrade', r.package_id, r.package_id, $2, $4, 0, 'paid', now(), now(), now() from business_registrations r where r.id = $3`,
    [purchaseId, { kind: 'upgrade', name: 'Ouro', price: BOUGHT, fee: 0, total: BOUGHT }, registration.id, BOUGHT],
  )
  const { tasks, workflow } = await aWorkflow(t.context, registration, { workflow_status: 'in_progress' })
  const task = tasks[0]?.id ?? ''
  await t.owner.query('update usa_company_workflows set cancel_reason = $1, complexity_score = 5 where id = $2', [
    INTERNAL,
    workflow.id,
  ])
  await t.owner.query('update workflow_tasks set notes = $1 where id = $2', [INTERNAL, task])
  await t.owner.query('update profiles set phone = $1 where id = $2', [INTERNAL, agent.id])
  await t.owner.query(`insert into task_time_entries (task_id, agent_id, started_at) values ($1, $2, now())`, [
    task,
    agent.id,
  ])
  await aNote(t.context, registration.id, agent.id)
  const hidden = await aDocument(t.context, registration.id, {
    ...{ name: 'Oculto', description: INTERNAL },
    customer_sees: false,
    status: 'approved',
  })
  await aDocument(t.context, registration.id, { name: 'Aberto', uploaded_by: customer.id })
  const message = await aMessage(t.context, registration.id, agent.id)
  await t.owner.query('insert into message_attachments (message_id, document_id) values ($1, $2)', [
    message.id,
    hidden.id,
  ])
})
afterAll(() => t.close())

/** The rows the person gets by the bare name (a view, if there is one) and from the table in `public`. */
async function seen<Row>(who: Person | undefined, select: string, table: string, where = 'true'): Promise<Row[][]> {
  const db = t.rowSecurity.as(who?.id ?? '')
  const from = (name: string) => sql.raw<Row>(`select ${select} from ${name} where ${where} order by 1`)
  return [(await from(table).execute(db)).rows, (await from(`public.${table}`).execute(db)).rows]
}
const counted = async (who: Person | undefined, table: string): Promise<number[]> =>
  (await seen(who, '1', table)).map((rows) => rows.length)

describe('inside one company', () => {
  test.each(['workflow_tasks', 'task_time_entries', 'registration_notes', 'message_attachments'])(
    'the customer sees nothing in %s, which the agent does',
    async (table) => {
      expect(await counted(customer, table)).toEqual([0, 0])
      const [own, whole] = await counted(agent, table)
      expect(own).toBeGreaterThan(0)
      expect(whole).toBe(own)
    },
  )

  test('the customer sees no paper that the team keeps to itself, nor its versions', async () => {
    const names = (rows: { name: string }[][]) => rows.map((list) => list.map(({ name }) => name))
    expect(names(await seen(customer, 'name', 'documents'))).toEqual([['Aberto'], ['Aberto']])
    const [all] = names(await seen(agent, 'name', 'documents'))
    expect(all).toEqual(['Aberto', 'Oculto'])
    const versions = await counted(customer, 'document_versions')
    expect(versions).toEqual([1, 1])
    expect(await counted(agent, 'document_versions')).toEqual([2, 2])
  })

  test('the agent sees that it is paid, and no amount', async () => {
    const amounts = 'amount, plan_price, state_fee, refunded_amount, quote, payment_status'
    const [row] = (await seen(agent, amounts, 'payments'))[0] ?? []
    const nothing = { amount: null, plan_price: null, state_fee: null, refunded_amount: null, quote: null }
    expect(row).toEqual({ ...nothing, payment_status: 'refunded' })
    const [bought] = (await seen<{ quote: object }>(agent, 'price, state_fee, quote, status', 'purchases'))[0] ?? []
    expect(bought).toEqual({
      ...{ price: null, state_fee: null, status: 'paid' },
      quote: { kind: 'upgrade', name: 'Ouro', price: 0, fee: 0, total: 0 },
    })
    // Row-level security cannot hide columns, so the tables hide the whole rows from the agent.
    expect(await counted(agent, 'payments')).toEqual([1, 0])
    expect(await counted(agent, 'purchases')).toEqual([1, 0])
    expect(await counted(agent, 'refunds')).toEqual([0, 0])
    const trail = sql`select details from audit_log`.execute(t.rowSecurity.as(agent?.id ?? ''))
    await expect(trail).rejects.toMatchObject({ code: '42501' })
  })

  test('no table or view that the reader has tells the agent an amount, or the customer what is the team’s own', async () => {
    const { rows } = await t.owner.query<{ name: string; columns: string }>(
      `select format('%I.%I', c.relnamespace::regnamespace, c.relname) as name,
         (select string_agg(quote_ident(attname), ', ') from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
           and not a.attisdropped and has_column_privilege('travessia_reader', c.oid, a.attnum, 'select')) as columns
       from pg_class c where c.relkind in ('r', 'p', 'v', 'm') and has_any_column_privilege('travessia_reader', c.oid, 'select')
         and c.relnamespace in ('public'::regnamespace, 'travessia_reader'::regnamespace) order by 1`,
    )
    expect(rows.length).toBeGreaterThan(60)
    const telling = async (who: Person | undefined, text: string) => {
      const db = t.rowSecurity.as(who?.id ?? '')
      const found: string[] = []
      for (const { name, columns } of rows) {
        const told = sql.raw(`select 1 from (select ${columns} from ${name}) x where x::text like '%${text}%'`)
        if ((await told.execute(db)).rows.length > 0) found.push(name)
      }
      return found
    }
    expect(await telling(agent, `${PAID}`)).toEqual([])
    expect(await telling(agent, `${BOUGHT}`)).toEqual([])
    expect(await telling(customer, INTERNAL)).toEqual([])
    expect(await telling(customer, `${PAID}`)).not.toEqual([])
    expect(await telling(agent, INTERNAL)).toContain('public.workflow_tasks')
  })

  test('the customer sees how far the work is, and not why it was stopped or how hard it is', async () => {
    const columns = 'workflow_status, cancel_reason, complexity_score'
    const [row] = await seen(customer, columns, 'usa_company_workflows')
    expect(row).toEqual([{ workflow_status: 'in_progress', cancel_reason: null, complexity_score: null }])
    const [own] = await seen(agent, columns, 'usa_company_workflows')
    expect(own).toEqual([{ workflow_status: 'in_progress', cancel_reason: INTERNAL, complexity_score: 5 }])
    expect(await counted(customer, 'usa_company_workflows')).toEqual([1, 0])
    expect(await counted(otherAgent, 'usa_company_workflows')).toEqual([0, 0])
  })

  test('the customer sees the amounts', async () => {
    const [paid] = (await seen<{ amount: number }>(customer, 'amount', 'payments'))[0] ?? []
    expect(paid?.amount).toBeGreaterThan(0)
    const bought = await seen<{ price: number }>(customer, 'price', 'purchases')
    expect(bought).toEqual([[{ price: BOUGHT }], [{ price: BOUGHT }]])
    expect(await counted(customer, 'refunds')).toEqual([1, 1])
  })
})

describe('of people', () => {
  const columns = 'name, role, email, phone, region, search_text, agent_active, banned, created_at'
  const only = { email: null, phone: null, region: null, search_text: null }
  test.each(['customer', 'agent'] as const)('the %s sees name and role of the team, and no more', async (reader) => {
    const who = { customer, agent }[reader]
    const others = [agent, otherAgent, admin].filter((one) => one?.id !== who?.id)
    for (const one of others) {
      const [rows, whole] = await seen<Record<string, unknown>>(who, columns, 'profiles', `id = '${one?.id}'`)
      expect(rows).toEqual([
        { name: 'Ana Prado', role: one?.role, ...only, agent_active: null, banned: null, created_at: null },
      ])
      expect(whole).toEqual([])
    }
  })

  test('agents see who their clients are, and customers themselves', async () => {
    for (const who of [customer, agent])
      expect(await seen(who, 'email', 'profiles', `id = '${customer?.id}'`)).toEqual([
        [{ email: customer?.email }],
        [{ email: customer?.email }],
      ])
    expect(await counted(otherAgent, 'agent_clients')).toEqual([0, 0])
    expect((await seen(otherAgent, 'id', 'profiles', `id = '${customer?.id}'`)).flat()).toEqual([])
  })
})

test('side tables of searches show names of own companies only', async () => {
  for (const table of ['registration_search', 'document_search', 'agent_clients'])
    for (const stranger of [otherAgent, await t.person('user')])
      expect([table, await counted(stranger, table)]).toEqual([table, [0, 0]])
  expect(await seen(customer, 'id', 'registration_search')).toEqual([
    [{ id: registrationId }],
    [{ id: registrationId }],
  ])
  for (const table of ['registration_search', 'agent_clients']) expect(await counted(agent, table)).toEqual([1, 1])
  expect(await counted(agent, 'document_search')).toEqual([2, 2])
})

test('kept sums are those of the agent who reads', async () => {
  for (const table of ['kept_totals', 'kept_changes']) {
    const [scopes] = await seen<{ scope: string }>(agent, 'distinct scope', table)
    expect([table, scopes]).toEqual([table, [{ scope: agent?.id }]])
    expect(await counted(otherAgent, table)).toEqual([0, 0])
  }
})

test('turns of limits are out of reach but for those of own searches, and none is deleted', async () => {
  const db = t.rowSecurity.as(agent?.id ?? '')
  await sql`insert into rate_limits (key, hits, resets_at) values ('account.signIn:x', 9, now())`.execute(t.db)
  expect(await counted(agent, 'rate_limits')).toEqual([0, 0])
  await expect(sql`delete from rate_limits`.execute(db)).rejects.toMatchObject({ code: '42501' })
  const foreign = sql`insert into rate_limits (key, hits, resets_at) values ('account.signIn:y', 0, now())`.execute(db)
  await expect(foreign).rejects.toMatchObject({ code: '42501' })
})
