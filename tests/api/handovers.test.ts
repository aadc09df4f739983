import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let admin: Person
let customer: Person
let ana: Person
let bia: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Beatriz Fontes' })
  customer = await t.person('user')
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  ana = await t.person('agent', { name: 'Ana Agente' })
  bia = await t.person('agent', { name: 'Bia Agente' })
})

const order = (given: Partial<Registration> = {}) =>
  aRegistration(t.context, { user_id: customer.id, paid_at: t.context.now, ...given })
const post = (path: string, body: object, who = admin) => t.call('POST', path, { cookie: who.cookie, body })
const handOver = (from: Person, to: Person, expectedCount: number, more: object = {}) =>
  post(`/api/agents/${from.id}/hand-over`, { toAgentId: to.id, expectedCount, ...more })
const ask = (id: string, who: Person, body: object = { reason: 'Vou sair de férias.' }) =>
  post(`/api/registrations/${id}/handover-requests`, body, who)
const requests = async (query = '') =>
  (await t.call('GET', `/api/handover-requests${query}`, { cookie: admin.cookie })).json().items
const openFor = async (registrationId: string) =>
  (await requests('?status=open&limit=100')).filter(
    (one: { registration: { id: string } }) => one.registration.id === registrationId,
  )
const agentsOf = async (ids: string[]) => {
  const { rows } = await t.pool.query(
    `select assigned_agent_id as agent, status from business_registrations where id = any($1) order by array_position($1, id)`,
    [ids],
  )
  return rows
}
const historyOf = async (id: string) =>
  (
    await t.pool.query(
      `select old_status, new_status, agent_id, changed_by from process_status_history where business_registration_id = $1 order by created_at`,
      [id],
    )
  ).rows
const titlesOf = async ({ id }: Person) =>
  (await t.pool.query(`select title from notifications where user_id = $1 order by created_at, id`, [id])).rows.map(
    ({ title }) => title,
  )
const disable = ({ id }: Person) => post(`/api/people/${id}/disable`, {})

describe('all work of one agent', () => {
  test('is shown first and moves in one step; decided companies stay', async () => {
    const pending = await order({ assigned_agent_id: ana.id, status: 'pending' })
    const review = await order({ assigned_agent_id: ana.id, status: 'in_review', company_name: 'Jatobá LLC' })
    const done = await order({ assigned_agent_id: ana.id, status: 'approved' })
    const { workflow, tasks } = await aWorkflow(t.context, review, { workflow_status: 'in_progress' })
    await t.pool.query(`insert into task_time_entries (task_id, agent_id, started_at) values ($1, $2, now())`, [
      tasks[0]?.id,
      ana.id,
    ])
    await ask(review.id, ana)
    const work = (await t.call('GET', `/api/agents/${ana.id}/work`, { cookie: admin.cookie })).json()
    expect(work).toMatchObject({
      of: { pending: 1, in_review: 1, approved: 1, rejected: 0, documents_required: 0 },
      workflows: 1,
    })
    expect(work.newest.map(({ id }: { id: string }) => id).sort()).toEqual([pending.id, review.id].sort())
    const answer = await handOver(ana, bia, 2)
    expect([answer.statusCode, answer.json()]).toEqual([200, { moved: 2 }])
    expect(await agentsOf([pending.id, review.id, done.id])).toEqual([
      { agent: bia.id, status: 'in_review' },
      { agent: bia.id, status: 'in_review' },
      { agent: ana.id, status: 'approved' },
    ])
    expect(await historyOf(pending.id)).toEqual([
      { old_status: 'pending', new_status: 'in_review', agent_id: bia.id, changed_by: admin.id },
    ])
    expect(await historyOf(review.id)).toMatchObject([{ old_status: 'in_review', new_status: 'in_review' }])
    const { rows } = await t.pool.query(
      `select w.assigned_agent_id, count(*) filter (where k.assigned_to = $2)::int as tasks, count(*)::int as all,
         (select count(*)::int from task_time_entries where agent_id = $3 and ended_at is null) as running
       from usa_company_workflows w join workflow_tasks k on k.workflow_id = w.id where w.id = $1 group by 1`,
      [workflow.id, bia.id, ana.id],
    )
    expect(rows).toEqual([{ assigned_agent_id: bia.id, tasks: tasks.length, all: tasks.length, running: 0 }])
    expect(await openFor(review.id)).toEqual([])
    expect((await titlesOf(bia)).filter((title) => title.includes('novos'))).toEqual(['Processos novos para você'])
    expect(await titlesOf(ana)).toContain('Seus processos com outro agente')
    expect(await titlesOf(customer)).toContain('Agente atribuído')
    const audited = await t.pool.query(
      `select action, subject_id from audit_log where actor_id = $1 and subject_id = any($2) order by action`,
      [admin.id, [pending.id, review.id, ana.id]],
    )
    expect(audited.rows.map(({ action }) => action)).toEqual([
      'agent.workHandedOver',
      'registration.assigned',
      'registration.assigned',
    ])
    // A repeated click finds nothing left to move.
    expect((await handOver(ana, bia, 2)).json().error.reason).toBe('handover_changed')
    expect((await handOver(ana, bia, 1, { scope: 'all' })).json()).toEqual({ moved: 1 })
  })

  test('of more than one part moves whole, with a history row and a workflow for each', async () => {
    const ids: string[] = []
    for (let n = 0; n < 205; n++) ids.push((await order({ assigned_agent_id: ana.id, status: 'in_review' })).id)
    expect((await handOver(ana, bia, 205)).json()).toEqual({ moved: 205 })
    const { rows } = await t.pool.query(
      `select count(distinct h.business_registration_id)::int as histories, count(distinct w.id)::int as workflows,
         count(distinct r.id) filter (where r.assigned_agent_id = $2)::int as moved
       from business_registrations r left join process_status_history h on h.business_registration_id = r.id
       left join usa_company_workflows w on w.business_registration_id = r.id and w.assigned_agent_id = $2
       where r.id = any($1)`,
      [ids, bia.id],
    )
    expect(rows).toEqual([{ histories: 205, workflows: 205, moved: 205 }])
  })

  test('moves nothing when it is not what was shown, or the other agent may not work', async () => {
    const { id } = await order({ assigned_agent_id: ana.id, status: 'in_review' })
    for (const count of [0, 2]) {
      const answer = await handOver(ana, bia, count)
      expect([answer.statusCode, answer.json().error.reason]).toEqual([409, 'handover_changed'])
    }
    expect((await handOver(ana, ana, 1)).json().error.reason).toBe('handover_same_agent')
    expect((await handOver(customer, bia, 0)).statusCode).toBe(404)
    await disable(bia)
    for (const to of [bia, customer]) {
      const answer = await handOver(ana, to, 1)
      expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { toAgentId: 'agent_unavailable' }])
    }
    expect(await agentsOf([id])).toEqual([{ agent: ana.id, status: 'in_review' }])
    expect(await historyOf(id)).toEqual([])
  })

  test('from a disabled agent works: that is what it is for', async () => {
    await order({ assigned_agent_id: ana.id, status: 'in_review' })
    await disable(ana)
    expect((await handOver(ana, bia, 1)).json()).toEqual({ moved: 1 })
  })

  test('meets concurrent assignments and status changes without losing a history row', async () => {
    const ids: string[] = []
    for (let n = 0; n < 6; n++) ids.push((await order({ assigned_agent_id: ana.id, status: 'in_review' })).id)
    const move = (id: string) =>
      post(`/api/registrations/${id}/status`, { status: 'documents_required', expectedStatus: 'in_review' })
    const answers = await Promise.all([
      handOver(ana, bia, 6),
      handOver(ana, bia, 6),
      ...ids.slice(0, 3).map(move),
      post(`/api/registrations/${ids[4]}/assign`, { agentId: ana.id, expectedAgentId: bia.id }),
    ])
    expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true)
    expect(answers.filter((answer) => answer.statusCode === 200 && 'moved' in answer.json())).toHaveLength(1)
    for (const id of ids) {
      const history = await historyOf(id)
      const [now] = await agentsOf([id])
      expect(history.at(-1)).toMatchObject({ new_status: now.status })
      expect(history.filter(({ agent_id }) => agent_id).at(-1)?.agent_id).toBe(now.agent)
      // Each status entry starts from the status in which the previous one ended.
      for (const [at, entry] of history.entries())
        expect(entry.old_status).toBe(at === 0 ? 'in_review' : history[at - 1]?.new_status)
    }
  })
})

describe('a request to hand one process over', () => {
  test('is told to the office and accepted for the agent whom it names', async () => {
    const { id } = await order({ assigned_agent_id: ana.id, status: 'in_review', company_name: 'Pequi LLC' })
    const asked = await ask(id, ana, { reason: 'Não falo inglês.', toAgentId: bia.id })
    expect([asked.statusCode, asked.json()]).toMatchObject([
      201,
      {
        registration: { id, companyName: 'Pequi LLC' },
        from: { name: 'Ana Agente' },
        to: { id: bia.id },
        status: 'open',
      },
    ])
    expect(await titlesOf(admin)).toContain('Pedido de repasse')
    const request = asked.json().id
    expect(await openFor(id)).toMatchObject([{ id: request, reason: 'Não falo inglês.' }])
    const accepted = await post(`/api/handover-requests/${request}/accept`, {})
    expect(accepted.json()).toMatchObject({ status: 'accepted', to: { id: bia.id }, decidedBy: 'Beatriz Fontes' })
    expect(await agentsOf([id])).toEqual([{ agent: bia.id, status: 'in_review' }])
    expect(await historyOf(id)).toMatchObject([{ agent_id: bia.id, changed_by: admin.id }])
    expect(await titlesOf(ana)).toContain('Processo com outro agente')
    for (const [path, body] of [
      ['accept', { agentId: ana.id }],
      ['decline', { reason: 'Tarde demais.' }],
    ] as const)
      expect((await post(`/api/handover-requests/${request}/${path}`, body)).json().error.reason).toBe(
        'handover_decided',
      )
  })

  test('without a name needs one, and only of an active agent', async () => {
    const { id } = await order({ assigned_agent_id: ana.id, status: 'in_review' })
    const request = (await ask(id, ana)).json().id
    const accept = (body: object) => post(`/api/handover-requests/${request}/accept`, body)
    const nobody = await accept({})
    expect([nobody.statusCode, nobody.json().error.reason]).toEqual([400, 'handover_no_agent'])
    expect((await accept({ agentId: ana.id })).json().error.reason).toBe('handover_same_agent')
    await disable(bia)
    expect((await accept({ agentId: bia.id })).json().error.fields).toEqual({ agentId: 'agent_unavailable' })
    expect(await openFor(id)).toHaveLength(1)
  })

  test('is declined with a reason that the agent reads', async () => {
    const { id } = await order({ assigned_agent_id: ana.id, status: 'in_review' })
    const request = (await ask(id, ana)).json().id
    const decline = (body: object) => post(`/api/handover-requests/${request}/decline`, body)
    expect((await decline({ reason: '  ' })).statusCode).toBe(400)
    expect((await decline({ reason: 'Só falta um papel.' })).json()).toMatchObject({
      status: 'declined',
      decisionReason: 'Só falta um papel.',
    })
    expect(await agentsOf([id])).toMatchObject([{ agent: ana.id }])
    const { rows } = await t.pool.query(`select message from notifications where user_id = $1`, [ana.id])
    expect(rows.some(({ message }) => message.includes('“Só falta um papel”'))).toBe(true)
    expect((await requests('?status=declined'))[0]).toMatchObject({ id: request, decidedBy: 'Beatriz Fontes' })
  })

  test('is made once, for own processes only', async () => {
    const { id } = await order({ assigned_agent_id: ana.id, status: 'in_review' })
    const first = await ask(id, ana)
    expect((await ask(id, ana)).json().id).toBe(first.json().id)
    const second = await ask(id, ana, { reason: 'Mudei de ideia.' })
    expect([second.statusCode, second.json().error.reason]).toEqual([409, 'handover_asked'])
    expect((await ask(id, bia)).statusCode).toBe(404)
    const mine = await order({ assigned_agent_id: ana.id, status: 'in_review' })
    expect((await ask(mine.id, ana, { reason: 'x', toAgentId: ana.id })).json().error.reason).toBe(
      'handover_same_agent',
    )
    const unknown = await ask(mine.id, ana, { reason: 'x', toAgentId: customer.id })
    expect(unknown.json().error.fields).toEqual({ toAgentId: 'agent_unavailable' })
  })

  test('of two who decide at once one is told that it is decided', async () => {
    const { id } = await order({ assigned_agent_id: ana.id, status: 'in_review' })
    const request = (await ask(id, ana)).json().id
    const answers = await Promise.all([
      post(`/api/handover-requests/${request}/accept`, { agentId: bia.id }),
      post(`/api/handover-requests/${request}/decline`, { reason: 'Não.' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})
