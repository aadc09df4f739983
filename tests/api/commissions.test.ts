import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { inTransaction } from '#server/context.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
type Person = Awaited<ReturnType<TestApp['person']>>
let admin: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Admira Luz' })
})
afterAll(() => t.close())

type Given = { start?: string; end?: string; complexity?: number; company?: string; state?: string }

/** A workflow that the agent finished; `complete` reports its completion as the workflow screen does. */
async function finished(agent: Person, given: Given = {}) {
  const { start = '2026-03-02T12:00:00Z', end = '2026-03-06T12:00:00Z', complexity = 1 } = given
  const registration = await aRegistration(t.context, {
    assigned_agent_id: agent.id,
    ...(given.company ? { company_name: given.company } : {}),
    ...(given.state ? { state_id: given.state } : {}),
  })
  const { workflow } = await aWorkflow(t.context, registration, {
    workflow_status: 'completed',
    complexity_score: complexity,
    actual_start_date: new Date(start),
    actual_completion_date: new Date(end),
  })
  return { registration, workflow }
}
const complete = (workflowId: string) => inTransaction(t.context, (tx) => tx.emit('workflow.completed', { workflowId }))
async function earn(agent: Person, given: Given = {}): Promise<string> {
  const { workflow } = await finished(agent, given)
  await complete(workflow.id)
  const row = await t.db
    .selectFrom('agent_commissions')
    .select('id')
    .where('workflow_id', '=', workflow.id)
    .executeTakeFirstOrThrow()
  return row.id
}
const get = async (url: string, { cookie }: Person) => {
  const answer = await t.call('GET', url, { cookie })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const pay = async (ids: string[], { cookie } = admin) =>
  (await t.call('POST', '/api/commissions/pay', { cookie, body: { ids } })).json().items
const notesOf = async (userId: string) =>
  (await t.db.selectFrom('notifications').select(['title', 'message']).where('user_id', '=', userId).execute()).map(
    ({ title, message }) => `${title}: ${message}`,
  )

describe('a completed workflow', () => {
  test('earns its agent one commission by the rule of type and state, however often it is told', async () => {
    const agent = await t.person('agent')
    const { workflow, registration } = await finished(agent, { complexity: 3, company: 'Ipê Roxo LLC' })
    await Promise.all([complete(workflow.id), complete(workflow.id)])
    await complete(workflow.id)
    const { items } = await get(`/api/commissions?agent=${agent.id}`, admin)
    expect(items).toHaveLength(1)
    // Florida, LLC: 150.00 × 1.1, 4 days within the threshold.
    const { base_commission, state_multiplier, complexity_bonus_percent, speed_bonus_percent } = await t.db
      .selectFrom('commission_rules')
      .selectAll()
      .where('company_type', '=', 'LLC')
      .where('state_code', '=', 'FL')
      .executeTakeFirstOrThrow()
    const subtotal = Math.round(base_commission * Number(state_multiplier))
    expect(items[0]).toMatchObject({
      companyName: 'Ipê Roxo LLC',
      registrationId: registration.id,
      companyType: 'LLC',
      stateCode: 'FL',
      date: '2026-03-06',
      subtotalCents: subtotal,
      complexityBonusCents: Math.round(subtotal * Number(complexity_bonus_percent)),
      speedBonusCents: Math.round(subtotal * Number(speed_bonus_percent)),
      calculation: { baseCommission: base_commission, complexity: 3, days: 4 },
      paid: null,
    })
    expect(await notesOf(agent.id)).toContainEqual(expect.stringContaining('Nova comissão: O trabalho na Ipê Roxo LLC'))
  })

  test('counts for the month it was in São Paulo', async () => {
    const agent = await t.person('agent')
    await earn(agent, { start: '2026-03-20T12:00:00Z', end: '2026-04-01T02:30:00Z' })
    const { agents } = await get('/api/commissions/months?month=2026-03', admin)
    expect(agents.map((row: { agent: { id: string } }) => row.agent.id)).toContain(agent.id)
  })

  test('without a rule earns nothing yet, and the office is alerted', async () => {
    const agent = await t.person('agent')
    await t.owner.query(
      `update commission_rules set is_active = false where company_type = 'LLC' and state_code = 'VT'`,
    )
    const { workflow } = await finished(agent, { state: 'vermont', company: 'Sem Regra LLC' })
    await complete(workflow.id)
    expect((await get(`/api/commissions?agent=${agent.id}`, admin)).items).toEqual([])
    expect(await notesOf(admin.id)).toContainEqual(expect.stringContaining('não há regra ativa para LLC em VT'))
  })

  test('that is not completed, or has no agent, earns nothing', async () => {
    const agent = await t.person('agent')
    const { workflow } = await finished(agent)
    await t.db
      .updateTable('usa_company_workflows')
      .set({ workflow_status: 'in_progress' })
      .where('id', '=', workflow.id)
      .execute()
    await complete(workflow.id)
    expect((await get(`/api/commissions?agent=${agent.id}`, admin)).items).toEqual([])
  })
})

describe('paying', () => {
  test('is done once: a second admin is told who paid and when', async () => {
    const [agent, other] = [await t.person('agent'), await t.person('admin', { name: 'Outra Chefe' })]
    const ids = [await earn(agent), await earn(agent)]
    const both = await Promise.all([pay(ids), pay(ids, other)])
    const results = both.flat().map(({ result }) => result)
    expect(results.filter((result) => result === 'paid')).toHaveLength(2)
    expect(results.filter((result) => result === 'paid_before')).toHaveLength(2)
    const late = both.find(([first]) => first.result === 'paid_before')
    expect(late[0]).toMatchObject({
      paidBy: expect.stringMatching(/Admira Luz|Outra Chefe/),
      paidAt: expect.any(String),
    })
    const paid = (await notesOf(agent.id)).filter((note) => note.startsWith('Comissões pagas'))
    expect(paid).toHaveLength(1)
    const { rows } = await t.owner.query(
      `select subject_id from audit_log where action = 'commission.paid' and subject_id = any($1)`,
      [ids],
    )
    expect(rows).toHaveLength(2)
  })

  test('says which of many was already paid and which does not exist', async () => {
    const agent = await t.person('agent')
    const [first, second] = [await earn(agent), await earn(agent)]
    await pay([first])
    const missing = crypto.randomUUID()
    const items = await pay([first, second, missing, second])
    expect(items.map(({ id, result }: { id: string; result: string }) => [id, result])).toEqual([
      [first, 'paid_before'],
      [second, 'paid'],
      [missing, 'not_found'],
    ])
  })

  test('needs one to two hundred ids', async () => {
    for (const ids of [[], Array.from({ length: 201 }, () => crypto.randomUUID()), ['x']]) {
      const answer = await t.call('POST', '/api/commissions/pay', { cookie: admin.cookie, body: { ids } })
      expect(answer.statusCode).toBe(400)
    }
  })
})

describe('the months', () => {
  const real = async () =>
    (
      await t.owner.query(`select agent_id, to_char(commission_date, 'YYYY-MM') as month, count(*)::int as commissions,
        count(*) filter (where is_paid)::int as paid_commissions, sum(total_commission)::text as earned,
        coalesce(sum(total_commission) filter (where is_paid), 0)::text as paid
        from agent_commissions group by 1, 2 order by 1, 2`)
    ).rows
  const kept = async () =>
    (
      await t.owner.query(`select agent_id, to_char(month, 'YYYY-MM') as month, commissions, paid_commissions,
        earned::text, paid::text from commission_months where commissions > 0 order by 1, 2`)
    ).rows

  test('are kept exactly, whatever happens to the rows', async () => {
    const [a, b] = [await t.person('agent'), await t.person('agent')]
    const ids = [await earn(a), await earn(a, { end: '2026-05-10T12:00:00Z' }), await earn(b, { complexity: 4 })]
    await pay(ids.slice(1))
    expect(await kept()).toEqual(await real())
    await t.owner.query('update agent_commissions set agent_id = $2, commission_date = $3 where id = $1', [
      ids[0],
      b.id,
      '2026-07-01',
    ])
    await t.owner.query('delete from agent_commissions where id = $1', [ids[1]])
    expect(await kept()).toEqual(await real())
  })

  test('say what was earned, paid and is owed, whoever is owed most first, and which months are open', async () => {
    const [little, much] = [await t.person('agent', { name: 'Pouca Grana' }), await t.person('agent')]
    const first = await earn(little, { start: '2025-08-01T12:00:00Z', end: '2025-08-05T12:00:00Z' })
    for (let n = 0; n < 2; n++) await earn(much, { start: '2025-08-01T12:00:00Z', end: '2025-08-05T12:00:00Z' })
    const before = await get('/api/commissions/months?month=2025-08', admin)
    expect(before.agents.map((row: { agent: { id: string } }) => row.agent.id)).toEqual([much.id, little.id])
    expect(before.totals).toMatchObject({ count: 3, openCount: 3, paidCents: 0 })
    expect(before.totals.toPayCents).toBe(before.totals.earnedCents)
    expect((await get('/api/commissions/months', admin)).month).toBe('2025-08')
    expect(before.open[0]).toEqual({ month: '2025-08', agents: 2, toPayCents: before.totals.toPayCents })
    await pay([first])
    const after = await get('/api/commissions/months?month=2025-08', admin)
    const own = after.agents.find((row: { agent: { name: string } }) => row.agent.name === 'Pouca Grana')
    expect(own).toMatchObject({ count: 1, openCount: 0, toPayCents: 0 })
    expect(own.paidCents).toBe(own.earnedCents)
    expect(after.open[0]).toMatchObject({ month: '2025-08', agents: 1 })
  })

  test('an agent sees the own ones and nobody else’s', async () => {
    const [me, other] = [await t.person('agent'), await t.person('agent')]
    const [mine] = [await earn(me), await earn(other)]
    const { items } = await get('/api/commissions', me)
    expect(items.map(({ id }: { id: string }) => id)).toEqual([mine])
    expect((await get(`/api/commissions?agent=${other.id}`, me)).items).toEqual([])
    const { agents, open } = await get('/api/commissions/months?month=2026-03', me)
    expect(agents.map((row: { agent: { id: string } }) => row.agent.id)).toEqual([me.id])
    expect(open).toHaveLength(1)
  })

  test('the list goes on page by page within a month', async () => {
    const agent = await t.person('agent')
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.push(await earn(agent))
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const url = `/api/commissions?agent=${agent.id}&month=2026-03&paid=false&limit=2${cursor}`
      const page = await get(url, admin)
      seen.push(...page.items.map(({ id }: { id: string }) => id))
      if (!page.nextCursor) break
      cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`
    }
    expect(seen).toHaveLength(5)
    expect(new Set(seen)).toEqual(new Set(ids))
  })
})

test('the file has the same rows, harmless to a spreadsheet', async () => {
  const agent = await t.person('agent', { name: 'Rita Lobo' })
  await earn(agent, { company: '+Soma LLC' })
  const { cookie } = admin
  const answer = await t.call('GET', `/api/commissions.csv?agent=${agent.id}&month=2026-03`, { cookie })
  expect(answer.headers['content-disposition']).toContain('comissoes-2026-03.csv')
  const lines = answer.body.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain("2026-03-06,Rita Lobo,'+Soma LLC,LLC,FL,")
})
