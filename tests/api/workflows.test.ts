import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WorkflowStatus } from '#features/workflows/rules/workflow-status.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { codeOf, type Person, workedBy } from '#tests/support/workflow-of.ts'

let t: TestApp
let agent: Person
let admin: Person
beforeAll(async () => {
  t = await testApp()
  agent = await t.person('agent')
  admin = await t.person('admin')
})
afterAll(() => t.close())

const work = (status: WorkflowStatus = 'in_progress', who: Person = agent) => workedBy(t, who, status)
/** Completes every task by SQL, for tests about what comes after. */
const finishAll = (id: string) =>
  t.owner.query(`update workflow_tasks set task_status = 'completed', completed_at = now() where workflow_id = $1`, [
    id,
  ])

describe('the workflow', () => {
  test('starts, rests, goes on and keeps its first start', async () => {
    const { read, move } = await work('not_started')
    expect((await move('in_progress', 'not_started')).json()).toMatchObject({ status: 'in_progress', progress: 0 })
    const { startedAt } = await read()
    expect(startedAt).not.toBeNull()
    t.clock.ahead += 60_000
    await move('on_hold', 'in_progress')
    expect(await codeOf(await move('in_progress', 'on_hold'))).toBe(200)
    expect((await read()).startedAt).toBe(startedAt)
  })

  test('is completed only when every task is over, and pays once', async () => {
    const { id, move } = await work()
    expect(codeOf(await move('completed', 'in_progress'))).toEqual([409, 'status_refused', 'tasks_open'])
    await finishAll(id)
    const answers = await Promise.all([
      move('completed', 'in_progress'),
      move('completed', 'in_progress', {}, admin),
      move('completed', 'in_progress'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const { rows } = await t.pool.query('select agent_id, rule from agent_commissions where workflow_id = $1', [id])
    expect(rows).toEqual([{ agent_id: agent.id, rule: expect.objectContaining({ complexity: 1, days: 1 }) }])
  })

  test('is cancelled with a reason only, and then stays as it is', async () => {
    const { move, read } = await work()
    expect((await move('cancelled', 'in_progress')).json().error.fields).toEqual({ reason: 'required' })
    expect(codeOf(await move('cancelled', 'in_progress', { reason: 'O cliente desistiu.' }))).toBe(200)
    expect(await read()).toMatchObject({ status: 'cancelled', cancelReason: 'O cliente desistiu.' })
    expect(codeOf(await move('in_progress', 'cancelled'))).toEqual([409, 'status_refused', null])
  })

  test('of a rejected process can only be cancelled', async () => {
    const { id, registration, move } = await work()
    await finishAll(id)
    await t.owner.query(`update business_registrations set status = 'rejected' where id = $1`, [registration.id])
    expect(codeOf(await move('completed', 'in_progress'))).toEqual([409, 'status_refused', 'process_rejected'])
    expect(codeOf(await move('cancelled', 'in_progress', { reason: 'Rejeitado.' }))).toBe(200)
  })

  test('is begun by the office where there is none', async () => {
    const { registration, move } = await work()
    const begin = () => t.call('POST', `/api/registrations/${registration.id}/workflow`, { cookie: admin.cookie })
    expect(codeOf(await begin())).toEqual([409, 'conflict', 'workflow_exists'])
    await move('cancelled', 'in_progress', { reason: 'Recomeçar.' })
    const begun = await begin()
    expect([begun.statusCode, begun.json()]).toMatchObject([201, { status: 'not_started', agent: { id: agent.id } }])
    await t.owner.query('update business_registrations set assigned_agent_id = null where id = $1', [registration.id])
    expect(codeOf(await begin())).toEqual([409, 'status_refused', 'workflow_needs_agent'])
  })

  test('has its complexity from the office, while it is open', async () => {
    const { id, move } = await work()
    const rate = (complexity: number) =>
      t.call('POST', `/api/workflows/${id}/complexity`, { cookie: admin.cookie, body: { complexity } })
    expect((await rate(4)).json()).toMatchObject({ complexity: 4 })
    expect((await rate(6)).statusCode).toBe(400)
    await move('cancelled', 'in_progress', { reason: 'x' })
    expect(codeOf(await rate(2))).toEqual([409, 'status_refused', null])
  })
})

describe('tasks', () => {
  test('wait for the one they depend on', async () => {
    const { first, second, step, read } = await work()
    expect(codeOf(await step(second, 'in_progress', 'pending'))).toEqual([409, 'status_refused', 'dependency_open'])
    const waiting = (await read()).taskList[1]
    expect(waiting.dependsOn).toMatchObject({ id: first, order: 1, over: false })
    await step(first, 'in_progress', 'pending')
    const finished = (await step(first, 'completed', 'in_progress')).json()
    expect(finished.taskList[0]).toMatchObject({ status: 'completed', finishedBy: expect.any(String) })
    expect(finished).toMatchObject({ tasksDone: 1, progress: Math.round(100 / finished.tasks) })
    expect(codeOf(await step(second, 'in_progress', 'pending'))).toBe(200)
    expect(codeOf(await step(first, 'in_progress', 'completed'))).toEqual([409, 'status_refused', 'dependent_begun'])
  })

  test('finished by two people at once: one wins, the other is told', async () => {
    const { first, step } = await work()
    await step(first, 'in_progress', 'pending')
    const answers = await Promise.all([
      step(first, 'completed', 'in_progress'),
      step(first, 'completed', 'in_progress', {}, admin),
    ])
    expect(answers.map(codeOf)).toEqual(expect.arrayContaining([200, [409, 'conflict', null]]))
  })

  test('are blocked and cancelled for a reason, and found again', async () => {
    const { first, step, read } = await work()
    expect((await step(first, 'blocked', 'pending')).json().error.fields).toEqual({ reason: 'required' })
    await step(first, 'blocked', 'pending', { reason: 'O cliente viaja.' })
    expect((await read()).taskList[0]).toMatchObject({ status: 'blocked', reason: 'O cliente viaja.' })
    expect((await step(first, 'in_progress', 'blocked')).json().taskList[0]).toMatchObject({ reason: null })
  })

  test('rest while the workflow does', async () => {
    const { first, step, move } = await work()
    await move('on_hold', 'in_progress')
    expect(codeOf(await step(first, 'in_progress', 'pending'))).toEqual([409, 'status_refused', 'workflow_not_running'])
  })

  test('keep notes: the second of two writers is told, and the same text again is no conflict', async () => {
    const { first } = await work()
    const save = (notes: string, expectedVersion: number, by = agent) =>
      t.call('PUT', `/api/workflow-tasks/${first}/notes`, { cookie: by.cookie, body: { notes, expectedVersion } })
    expect((await save('Liguei\n para o estado', 0)).json()).toEqual({
      notes: 'Liguei\n para o estado',
      notesVersion: 1,
    })
    expect((await save('Liguei\n para o estado', 0)).json()).toMatchObject({ notesVersion: 1 })
    expect(codeOf(await save('Eu também', 0, admin))).toEqual([409, 'conflict', null])
    expect((await save('', 1)).json()).toEqual({ notes: '', notesVersion: 2 })
    expect((await save('x'.repeat(10_001), 2)).statusCode).toBe(400)
  })
})

describe('lists', () => {
  test('show own workflows by tab, found by company, and nothing of others', async () => {
    const ana = await t.person('agent')
    const statuses = ['not_started', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const
    const made = []
    for (const status of statuses) made.push(await work(status, ana))
    const list = async (query: string, by = ana) =>
      (await t.call('GET', `/api/workflows${query}`, { cookie: by.cookie }))
        .json()
        .items.map(({ status }: { status: string }) => status)
        .sort()
    expect(await list('')).toEqual(['in_progress', 'on_hold'])
    expect(await list('?tab=pending')).toEqual(['not_started'])
    expect(await list('?tab=completed')).toEqual(['cancelled', 'completed'])
    const [pending] = made
    expect(await list(`?tab=pending&search=${pending?.customer.id.slice(0, 8)}`)).toEqual(['not_started'])
    expect(await list(`?tab=pending&search=${pending?.customer.id.slice(0, 8)}`, agent)).toEqual([])
    const counts = (await t.call('GET', '/api/workflows/counts', { cookie: ana.cookie })).json()
    expect(counts).toEqual({ active: 2, pending: 1 })
    // A registration that moves to another agent takes its finished workflow along, and the former agent no longer sees it.
    const [, , , completed] = made
    const bia = await t.person('agent')
    await t.call('POST', `/api/registrations/${completed?.registration.id}/assign`, {
      cookie: admin.cookie,
      body: { agentId: bia.id, expectedAgentId: ana.id },
    })
    expect([await list('?tab=completed'), await list('?tab=completed', bia)]).toEqual([['cancelled'], ['completed']])
    expect((await t.call('GET', `/api/workflows/${completed?.id}`, { cookie: ana.cookie })).statusCode).toBe(404)
  })

  test('estimate the commission by type and state', async () => {
    const { read } = await work()
    const { stateCode, estimatedCommissionCents } = await read()
    const { rows } = await t.pool.query(
      `select state_multiplier from commission_rules where company_type = 'LLC' and state_code = $1 and is_active`,
      [stateCode],
    )
    expect(estimatedCommissionCents).toBe(Math.round(150 * Number(rows[0]?.state_multiplier ?? 1)) * 100)
  })
})
