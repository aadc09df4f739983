import { aRegistration } from '#demo/factories/registration.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import type { TaskStatus } from '#features/workflows/rules/task-status.ts'
import type { WorkflowStatus } from '#features/workflows/rules/workflow-status.ts'
import type { TestApp } from './test-app.ts'

export type Person = Awaited<ReturnType<TestApp['person']>>

/** A paid registration of this agent with a workflow in this status. Its second task depends on the first. */
export async function workedBy(t: TestApp, who: Person, status: WorkflowStatus = 'in_progress') {
  const customer = await t.person('user')
  const registration = await aRegistration(t.context, {
    user_id: customer.id,
    assigned_agent_id: who.id,
    status: 'in_review',
    company_name: `Fluxo ${customer.id.slice(0, 8)} LLC`,
    paid_at: t.services.now(),
  })
  const { workflow, tasks } = await aWorkflow(t.context, registration, { workflow_status: status })
  const [first, second] = tasks.map(({ id }) => id) as [string, string]
  const read = async (reader = who) =>
    (await t.call('GET', `/api/workflows/${workflow.id}`, { cookie: reader.cookie })).json()
  const move = (to: WorkflowStatus, expectedStatus: WorkflowStatus, more = {}, by = who) =>
    t.call('POST', `/api/workflows/${workflow.id}/status`, {
      cookie: by.cookie,
      body: { status: to, expectedStatus, ...more },
    })
  const step = (task: string, to: TaskStatus, expectedStatus: TaskStatus, more = {}, by = who) =>
    t.call('POST', `/api/workflow-tasks/${task}/status`, {
      cookie: by.cookie,
      body: { status: to, expectedStatus, ...more },
    })
  return { id: workflow.id, registration, customer, tasks, first, second, read, move, step }
}

/** An answer in short: its status, and for an error also its code and reason. */
export function codeOf(answer: Awaited<ReturnType<TestApp['call']>>) {
  const { error } = answer.json()
  return error ? [answer.statusCode, error.code, error.reason ?? null] : answer.statusCode
}
