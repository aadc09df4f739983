import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { followUpEin } from '#features/workflows/server/follow-up-ein.ts'
import { systemContext } from '#server/context.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let agent: Person
beforeAll(async () => {
  t = await testApp()
  agent = await t.person('agent')
})
afterAll(() => t.close())

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

async function applied(sentDaysAgo: number, status = 'in_progress') {
  const customer = await t.person('user')
  const registration = await aRegistration(t.context, {
    user_id: customer.id,
    assigned_agent_id: agent.id,
    status: 'in_review',
  })
  const { workflow, tasks } = await aWorkflow(t.context, registration, { workflow_status: status })
  await t.owner.query(
    `insert into company_records (business_registration_id, file_number, formed_on, ss4_sent_on, updated_at)
      values ($1, 'L1', $2, $3, now())`,
    [registration.id, daysAgo(sentDaysAgo + 1), daysAgo(sentDaysAgo)],
  )
  const followUps = async () =>
    (
      await t.pool.query(
        `select id, task_name, task_status, status_reason, task_order, documents_generated from workflow_tasks
          where workflow_id = $1 and origin = 'ein_follow_up' order by task_order`,
        [workflow.id],
      )
    ).rows
  return { registration, workflow, tasks, followUps }
}
const run = () => followUpEin(systemContext(t.services, 'test'))

test('a silent tax office makes a task appear, once, and the agent is told', async () => {
  const silent = await applied(20)
  const fresh = await applied(1)
  const over = await applied(20, 'completed')
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect(await silent.followUps()).toMatchObject([
    {
      task_name: 'Cobrar o EIN no IRS',
      task_status: 'pending',
      task_order: silent.tasks.length + 1,
      documents_generated: ['Ficha de acompanhamento do EIN'],
    },
  ])
  expect([await fresh.followUps(), await over.followUps()]).toEqual([[], []])
  const { items } = (await t.call('GET', '/api/notifications', { cookie: agent.cookie })).json()
  expect(items[0]).toMatchObject({
    title: 'Cobrar o EIN',
    link: `/agent/usa-workflows?fluxo=${silent.workflow.id}`,
  })
})

test('once it was finished another one appears only after as many days again; the EIN settles what is open', async () => {
  const { registration, followUps } = await applied(40)
  await run()
  const [first] = await followUps()
  const finish = (when: string) =>
    t.owner.query(
      `update workflow_tasks set task_status = 'completed', completed_at = now() - $2::interval where id = $1`,
      [first.id, when],
    )
  await finish('1 day')
  expect(await run()).toBe(0)
  await finish('15 days')
  expect(await run()).toBe(1)
  const record = (await t.call('GET', `/api/registrations/${registration.id}/detail`, { cookie: agent.cookie })).json()
    .record
  const { updatedAt, ...kept } = record
  const saved = await t.call('PUT', `/api/registrations/${registration.id}/record`, {
    cookie: agent.cookie,
    body: { ...kept, ein: '12-3456789', einOn: daysAgo(1), expectedUpdatedAt: updatedAt },
  })
  expect(saved.statusCode).toBe(200)
  expect((await followUps()).map((row) => [row.task_status, row.status_reason])).toEqual([
    ['completed', null],
    ['cancelled', 'O EIN chegou.'],
  ])
  expect(await run()).toBe(0)
})

test('how many days it waits is the setting of the office', async () => {
  const { followUps } = await applied(4)
  await t.owner.query('update site_settings set ein_follow_up_days = 60')
  expect(await run()).toBe(0)
  await t.owner.query('update site_settings set ein_follow_up_days = 1')
  await run()
  expect(await followUps()).toHaveLength(1)
})
