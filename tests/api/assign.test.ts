import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someOwners } from '#demo/factories/owners.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { readEvents } from '#tests/support/read-events.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let base: string
let admin: Person
let superadmin: Person
let customer: Person
let ana: Person
let bia: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
  superadmin = await t.person('superadmin')
  customer = await t.person('user', { name: 'Caio Lima' })
  ana = await t.person('agent', { name: 'Ana Agente' })
  bia = await t.person('agent', { name: 'Bia Agente' })
  await t.hub.start()
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
})
afterAll(() => t.close())

const order = (given: Partial<Registration> = {}) =>
  aRegistration(t.context, { user_id: customer.id, paid_at: t.context.now, ...given })
const assign = (id: string, agentId: string, expectedAgentId: string | null, more: object = {}, who = admin) =>
  t.call('POST', `/api/registrations/${id}/assign`, {
    cookie: who.cookie,
    body: { agentId, expectedAgentId, ...more },
  })
const stored = (id: string) =>
  t.db
    .selectFrom('business_registrations')
    .select(['status', 'assigned_agent_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const historyOf = (id: string) =>
  t.db
    .selectFrom('process_status_history')
    .select(['old_status', 'new_status', 'agent_id', 'changed_by'])
    .where('business_registration_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const workflowsOf = (id: string) =>
  t.db
    .selectFrom('usa_company_workflows')
    .select(['id', 'assigned_agent_id', 'workflow_status', 'complexity_score', 'estimated_completion_days'])
    .where('business_registration_id', '=', id)
    .orderBy('created_at')
    .execute()
const tasksOf = (workflowId: string) =>
  t.db
    .selectFrom('workflow_tasks')
    .select(['id', 'task_order', 'depends_on_task_id', 'assigned_to', 'task_status'])
    .where('workflow_id', '=', workflowId)
    .orderBy('task_order')
    .execute()
const titlesOf = async (who: Person, registrationId: string): Promise<string[]> => {
  const { rows } = await t.pool.query(
    `select title from notifications where user_id = $1 and data ->> 'registrationId' = $2 order by created_at, id`,
    [who.id, registrationId],
  )
  return rows.map(({ title }) => title)
}

describe('the first agent', () => {
  test('begins the review, the history and the workflow, and everybody is told', async () => {
    const { id } = await order({ company_type_id: 'corporation', company_name: 'Ipê Corp' })
    await someOwners(t.context, id, [{}, {}])
    const answer = await assign(id, ana.id, null)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { id, status: 'in_review', agent: { id: ana.id, name: 'Ana Agente' } },
    ])
    expect(await historyOf(id)).toEqual([
      { old_status: 'pending', new_status: 'in_review', agent_id: ana.id, changed_by: admin.id },
    ])
    const [workflow] = await workflowsOf(id)
    expect(workflow).toMatchObject({
      assigned_agent_id: ana.id,
      workflow_status: 'not_started',
      complexity_score: 3,
      estimated_completion_days: 10,
    })
    const tasks = await tasksOf(workflow?.id ?? '')
    expect(tasks.length).toBeGreaterThan(5)
    expect(new Set(tasks.map((task) => task.assigned_to))).toEqual(new Set([ana.id]))
    const known = new Set(tasks.map((task) => task.id))
    expect(tasks.some((task) => task.depends_on_task_id && known.has(task.depends_on_task_id))).toBe(true)
    expect(await titlesOf(customer, id)).toEqual(['Agente atribuído'])
    expect(await titlesOf(ana, id)).toEqual(['Novo processo para você'])
    const { rows } = await t.pool.query(`select action, actor_id, details from audit_log where subject_id = $1`, [id])
    expect(rows).toEqual([
      {
        action: 'registration.assigned',
        actor_id: admin.id,
        details: { agentId: ana.id, previousAgentId: null, from: 'pending', to: 'in_review' },
      },
    ])
  })

  test.each(['in_review', 'documents_required', 'approved', 'rejected'])(
    'changes nothing of the status %s',
    async (status) => {
      const { id } = await order({ status })
      expect((await assign(id, ana.id, null)).json().status).toBe(status)
      expect(await historyOf(id)).toMatchObject([{ old_status: status, new_status: status, agent_id: ana.id }])
      const open = status === 'in_review' || status === 'documents_required'
      expect(await workflowsOf(id)).toHaveLength(open ? 1 : 0)
    },
  )

  test('starts another workflow when the only one was cancelled', async () => {
    const registration = await order()
    await aWorkflow(t.context, registration, { workflow_status: 'cancelled' })
    await assign(registration.id, ana.id, null)
    expect((await workflowsOf(registration.id)).map((row) => row.workflow_status)).toEqual(['cancelled', 'not_started'])
  })

  test('gets work without a workflow where there is no template', async () => {
    const { id } = await order({ company_type_id: 'llc' })
    await t.db.updateTable('workflow_templates').set({ is_active: false }).where('company_type', '=', 'LLC').execute()
    try {
      expect((await assign(id, ana.id, null)).statusCode).toBe(200)
      expect(await workflowsOf(id)).toEqual([])
    } finally {
      await t.db.updateTable('workflow_templates').set({ is_active: true }).where('company_type', '=', 'LLC').execute()
    }
  })
})

describe('refusals', () => {
  test('an unpaid order asks for a confirmation, and nothing changes without it', async () => {
    const { id } = await order({ paid_at: null })
    const refused = await assign(id, ana.id, null)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'unpaid'])
    expect((await assign(id, ana.id, null, { confirmUnpaid: false })).json().error.code).toBe('unpaid')
    expect(await stored(id)).toEqual({ status: 'pending', assigned_agent_id: null })
    expect([await historyOf(id), await workflowsOf(id), await titlesOf(customer, id)]).toEqual([[], [], []])
    expect((await assign(id, ana.id, null, { confirmUnpaid: true })).json()).toMatchObject({
      status: 'in_review',
      paid: false,
    })
  })

  test('only an active agent gets work', async () => {
    const [away, banned] = [await t.person('agent'), await t.person('agent')]
    await t.db.updateTable('profiles').set({ agent_active: false }).where('id', '=', away.id).execute()
    await t.db.updateTable('profiles').set({ banned: true }).where('id', '=', banned.id).execute()
    const { id } = await order()
    const missing = '00000000-0000-4000-8000-000000000000'
    for (const agentId of [away.id, banned.id, customer.id, admin.id, superadmin.id, missing]) {
      const answer = await assign(id, agentId, null)
      expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { agentId: 'agent_unavailable' }])
    }
    expect(await stored(id)).toEqual({ status: 'pending', assigned_agent_id: null })
  })

  test('unknown orders and unknown fields', async () => {
    const { id } = await order()
    expect((await assign('00000000-0000-4000-8000-000000000000', ana.id, null)).statusCode).toBe(404)
    for (const more of [{ status: 'approved' }, { user_id: admin.id }, { confirmUnpaid: 'yes' }])
      expect((await assign(id, ana.id, null, more)).statusCode).toBe(400)
    const short = { cookie: admin.cookie, body: { agentId: ana.id } }
    expect((await t.call('POST', `/api/registrations/${id}/assign`, short)).statusCode).toBe(400)
    expect((await assign(id, ana.id, null, {}, ana)).statusCode).toBe(403)
    expect(await stored(id)).toEqual({ status: 'pending', assigned_agent_id: null })
  })
})

describe('several at once', () => {
  test('of two admins one wins, the other is told that it changed, and nothing is doubled', async () => {
    const { id } = await order()
    const answers = await Promise.all(
      [ana, bia, ana, bia, ana, bia].map((agent, at) =>
        assign(id, agent.id, null, {}, at % 2 === 0 ? admin : superadmin),
      ),
    )
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'won' : answer.json().error.code))
    expect(codes.sort()).toEqual(['conflict', 'conflict', 'conflict', 'conflict', 'conflict', 'won'])
    const { assigned_agent_id } = await stored(id)
    expect(await historyOf(id)).toMatchObject([{ agent_id: assigned_agent_id }])
    expect(await workflowsOf(id)).toMatchObject([{ assigned_agent_id }])
  })

  test('whoever reads again and retries is never lost: each turn is in the history', async () => {
    const { id } = await order()
    const retry = async (agent: Person) => {
      for (let tries = 0; tries < 50; tries++) {
        const { assigned_agent_id } = await stored(id)
        if (assigned_agent_id === agent.id) return
        if ((await assign(id, agent.id, assigned_agent_id)).statusCode === 200) return
      }
      throw new Error('never got a turn')
    }
    await Promise.all(Array.from({ length: 10 }, (_, at) => retry(at % 2 === 0 ? ana : bia)))
    const history = await historyOf(id)
    expect(history[0]).toMatchObject({ old_status: 'pending', new_status: 'in_review' })
    expect(history.at(-1)?.agent_id).toBe((await stored(id)).assigned_agent_id)
    history.forEach((entry, at) => {
      if (at > 0) expect(entry.agent_id).not.toBe(history[at - 1]?.agent_id)
    })
    expect(await workflowsOf(id)).toMatchObject([{ assigned_agent_id: history.at(-1)?.agent_id }])
  })

  test('assigning to the one who has it does nothing', async () => {
    const { id } = await order({ status: 'in_review', assigned_agent_id: ana.id })
    expect((await assign(id, ana.id, ana.id)).statusCode).toBe(200)
    expect([await historyOf(id), await workflowsOf(id), await titlesOf(ana, id)]).toEqual([[], [], []])
  })
})

describe('another agent', () => {
  test('gets the open work; the first one loses every access at once', async () => {
    const registration = await order({ status: 'in_review', assigned_agent_id: ana.id, company_name: 'Umbu LLC' })
    const { id } = registration
    const { workflow, tasks } = await aWorkflow(t.context, registration, { workflow_status: 'in_progress' }, (task) =>
      task.task_order === 1 ? { ...task, task_status: 'completed' } : task,
    )
    const running = { task_id: tasks[1]?.id ?? '', agent_id: ana.id, started_at: t.context.now }
    await t.db.insertInto('task_time_entries').values(running).execute()
    await t.db
      .insertInto('handover_requests')
      .values({ business_registration_id: id, from_agent_id: ana.id, reason: 'Férias' })
      .execute()
    const sees = async (who: Person) => {
      const read = await t.call('GET', `/api/registrations/${id}`, { cookie: who.cookie })
      const detail = await t.call('GET', `/api/registrations/${id}/detail`, { cookie: who.cookie })
      const list = await t.call('GET', '/api/registrations?search=umbu', { cookie: who.cookie })
      const body = { status: 'documents_required', expectedStatus: 'rejected' }
      const status = await t.call('POST', `/api/registrations/${id}/status`, { cookie: who.cookie, body })
      return [read.statusCode, detail.statusCode, list.json().items.length, status.statusCode]
    }
    expect([await sees(ana), await sees(bia)]).toEqual([
      [200, 200, 1, 409],
      [404, 404, 0, 404],
    ])
    expect((await assign(id, bia.id, ana.id)).statusCode).toBe(200)
    expect([await sees(ana), await sees(bia)]).toEqual([
      [404, 404, 0, 404],
      [200, 200, 1, 409],
    ])
    expect(await workflowsOf(id)).toMatchObject([{ id: workflow.id, assigned_agent_id: bia.id }])
    const now = await tasksOf(workflow.id)
    expect(now.map((task) => task.assigned_to)).toEqual([ana.id, ...now.slice(1).map(() => bia.id)])
    const timers = await t.pool.query('select ended_at from task_time_entries where task_id = $1', [tasks[1]?.id])
    expect(timers.rows[0].ended_at).toBeInstanceOf(Date)
    const asked = await t.pool.query(
      'select status, to_agent_id, decided_by from handover_requests where business_registration_id = $1',
      [id],
    )
    expect(asked.rows).toEqual([{ status: 'accepted', to_agent_id: bia.id, decided_by: admin.id }])
    expect(await titlesOf(ana, id)).toEqual(['Processo com outro agente'])
    expect(await titlesOf(bia, id)).toEqual(['Novo processo para você'])
    expect(await titlesOf(customer, id)).toEqual(['Agente atribuído'])
  })

  test('open pages: all sides hear of it, and the first agent hears nothing more after it', async () => {
    const { id } = await order({ status: 'in_review', assigned_agent_id: ana.id })
    const streams = {
      customer: await readEvents(base, { cookie: customer.cookie }),
      ana: await readEvents(base, { cookie: ana.cookie }),
      bia: await readEvents(base, { cookie: bia.cookie }),
      admin: await readEvents(base, { cookie: admin.cookie }),
    }
    const heard = (who: keyof typeof streams) =>
      streams[who].events().filter(({ event, data }) => event === 'registration.changed' && data.includes(id)).length
    const setStatus = (status: string, expectedStatus: string) =>
      t.call('POST', `/api/registrations/${id}/status`, { cookie: bia.cookie, body: { status, expectedStatus } })
    expect((await assign(id, bia.id, ana.id)).statusCode).toBe(200)
    for (const stream of Object.values(streams)) await stream.next('registration.changed')
    expect((await setStatus('documents_required', 'in_review')).statusCode).toBe(200)
    expect((await setStatus('in_review', 'documents_required')).statusCode).toBe(200)
    // Events arrive in order: once every stream has this later change, no earlier event can follow.
    const news = await aRegistration(t.context, { user_id: customer.id, assigned_agent_id: ana.id })
    await assign(news.id, bia.id, ana.id, { confirmUnpaid: true })
    for (const stream of Object.values(streams)) {
      const last = () => stream.events().some(({ data }) => data.includes(news.id))
      await expect.poll(last).toBe(true)
    }
    expect([heard('customer'), heard('ana'), heard('bia'), heard('admin')]).toEqual([3, 1, 3, 3])
    for (const stream of Object.values(streams)) stream.close()
  })
})
