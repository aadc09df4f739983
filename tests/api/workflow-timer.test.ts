import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutForgottenTimers } from '#features/workflows/server/cut-forgotten-timers.ts'
import { systemContext } from '#server/context.ts'
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

const work = () => workedBy(t, agent)
const start = (task: string, by = agent) => t.call('POST', `/api/workflow-tasks/${task}/timer`, { cookie: by.cookie })
const stop = (id: string, by = agent) => t.call('POST', '/api/timer/stop', { cookie: by.cookie, body: { id } })
const running = async (by = agent) => (await t.call('GET', '/api/timer', { cookie: by.cookie })).json().running
const hours = async (task: string) =>
  (await t.pool.query('select actual_hours from workflow_tasks where id = $1', [task])).rows[0].actual_hours

/** Moves the start of the running timer into the past; moving the test's clock instead would end the agent's session. */
const aged = (minutes: number) =>
  t.owner.query(
    `update task_time_entries set started_at = started_at - $1 * interval '1 minute' where ended_at is null and agent_id = $2`,
    [minutes, agent.id],
  )

test('the timer measures one task at a time and sums into its hours', async () => {
  const { first, second, step } = await work()
  expect(codeOf(await start(first))).toEqual([409, 'status_refused', 'task_not_running'])
  await step(first, 'in_progress', 'pending')
  const begun = (await start(first)).json().running
  expect(begun).toMatchObject({ taskId: first })
  expect((await start(first)).json().running.id).toBe(begun.id)
  await aged(90)
  expect((await stop(begun.id)).json().running).toBeNull()
  expect((await stop(begun.id)).statusCode).toBe(200)
  expect(await hours(first)).toBe('1.50')
  const other = await work()
  await other.step(other.first, 'in_progress', 'pending')
  await start(first)
  await aged(30)
  await start(other.first)
  expect([(await running()).taskId, await hours(first)]).toEqual([other.first, '2.00'])
  await t.owner.query('delete from sessions where user_id = $1', [agent.id])
  agent = { ...agent, cookie: await t.openSession(agent.id) }
  expect((await running()).taskId).toBe(other.first)
  expect(await hours(second)).toBe('0.00')
})

test('the timer begun on two pages at once runs once', async () => {
  const one = await work()
  await one.step(one.first, 'in_progress', 'pending')
  const two = await work()
  await two.step(two.first, 'in_progress', 'pending')
  await Promise.all([start(one.first), start(two.first), start(one.first), start(two.first)])
  const { rows } = await t.pool.query(
    'select count(*)::int as n from task_time_entries where agent_id = $1 and ended_at is null',
    [agent.id],
  )
  expect(rows[0].n).toBe(1)
})

test('the timer ends with its task, with the pause of its workflow and with a hand-over', async () => {
  for (const end of ['finish', 'pause', 'hand-over'] as const) {
    const { registration, first, step, move } = await work()
    await step(first, 'in_progress', 'pending')
    await start(first)
    await aged(60)
    const bia = await t.person('agent')
    if (end === 'finish') await step(first, 'completed', 'in_progress')
    if (end === 'pause') await move('on_hold', 'in_progress')
    if (end === 'hand-over')
      await t.call('POST', `/api/registrations/${registration.id}/assign`, {
        cookie: admin.cookie,
        body: { agentId: bia.id, expectedAgentId: agent.id },
      })
    expect([end, await running(), await hours(first)]).toEqual([end, null, '1.00'])
  }
})

test('the timer that was forgotten counts a working day, also when the clock went back', async () => {
  const { first, step, read } = await work()
  await step(first, 'in_progress', 'pending')
  const { id } = (await start(first)).json().running
  await aged(30 * 60)
  await stop(id)
  expect(await hours(first)).toBe('8.00')
  expect((await read()).stretches[0]).toMatchObject({ cutOff: true })
  const later = (await start(first)).json().running
  await aged(-2 * 60)
  expect((await stop(later.id)).statusCode).toBe(200)
  expect(await hours(first)).toBe('8.00')
})

test('the timer is corrected for a reason, never below nothing', async () => {
  const { first, step, read } = await work()
  const correct = (minutes: number, reason = 'Ligação não medida') =>
    t.call('POST', `/api/workflow-tasks/${first}/time-corrections`, {
      cookie: agent.cookie,
      body: { minutes, reason },
    })
  expect((await correct(45)).json().taskList[0].workedSeconds).toBe(2700)
  expect(await hours(first)).toBe('0.75')
  expect((await correct(-46)).json().error.fields).toEqual({ minutes: 'too_small' })
  expect((await correct(0)).statusCode).toBe(400)
  expect((await correct(5, ' ')).statusCode).toBe(400)
  await correct(-45)
  expect(await hours(first)).toBe('0.00')
  expect((await read()).corrections).toMatchObject([{ minutes: -45 }, { minutes: 45, by: { id: agent.id } }])
  await step(first, 'in_progress', 'pending')
})

test('a forgotten timer is ended by the product, at the end of a working day', async () => {
  const { first, step } = await work()
  await step(first, 'in_progress', 'pending')
  await start(first)
  const cut = () => cutForgottenTimers(systemContext(t.services, 'test'))
  expect(await cut()).toBe(0)
  await aged(9 * 60)
  expect([await cut(), await cut()]).toEqual([1, 0])
  const { rows } = await t.pool.query('select cut_off from task_time_entries where task_id = $1', [first])
  expect([rows, await hours(first)]).toEqual([[{ cut_off: true }], '8.00'])
})

test('an agent hears of the timer that an admin starts, and of the one that it ends', async () => {
  const [one, other] = [await work(), await work()]
  for (const { first, step } of [one, other]) await step(first, 'in_progress', 'pending')
  await start(one.first, admin)
  await t.owner.query('delete from live_events')
  await start(other.first, admin)
  const { rows } = await t.owner.query(
    `select data ->> 'workflowId' as id from live_events where event = 'workflows.changed' and user_id = $1`,
    [agent.id],
  )
  expect(rows.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort())
})
