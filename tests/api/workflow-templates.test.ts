import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { loadReference } from '#reference/load-reference.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
type Task = { name: string; hours: number; dependsOn: number | null }
type Template = {
  id: string
  companyTypeId: string
  active: boolean
  version: number
  totalHours: number
  tasks: Task[]
}
let t: TestApp
let admin: Person
let agent: Person
let customer: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Ana Admin' })
  agent = await t.person('agent')
  customer = await t.person('user')
})
afterAll(() => t.close())

const list = async (type: string): Promise<Template[]> => {
  const { items } = (await t.call('GET', '/api/workflow-templates', { cookie: admin.cookie })).json()
  return items.filter(({ companyTypeId }: Template) => companyTypeId === type)
}
const inUse = async (type: string): Promise<Template> => {
  const [first] = await list(type)
  if (!first?.active) throw new Error(`no template of ${type} in use`)
  return first
}
const save = ({ id, version }: Template, tasks: object[]) =>
  t.call('PUT', `/api/workflow-templates/${id}`, {
    cookie: admin.cookie,
    body: { expectedVersion: version, tasks },
  })
const activate = ({ id, version }: Template) =>
  t.call('POST', `/api/workflow-templates/${id}/activate`, {
    cookie: admin.cookie,
    body: { expectedVersion: version },
  })
const task = (name: string, dependsOn: number | null = null, hours = 4) => ({
  ...{ name, hours, dependsOn },
  description: '',
  documentsRequired: ['Passaporte'],
  documentsGenerated: [],
})
const begin = async (company_type_id: string): Promise<string[]> => {
  const { id } = await aRegistration(t.context, { user_id: customer.id, paid_at: t.context.now, company_type_id })
  const body = { agentId: agent.id, expectedAgentId: null }
  const answer = await t.call('POST', `/api/registrations/${id}/assign`, { cookie: admin.cookie, body })
  expect(answer.statusCode, answer.body).toBe(200)
  return tasksOf(id)
}
const tasksOf = async (registrationId: string): Promise<string[]> => {
  const { rows } = await t.owner.query(
    `select k.task_name from workflow_tasks k join usa_company_workflows w on w.id = k.workflow_id
     where w.business_registration_id = $1 order by k.task_order`,
    [registrationId],
  )
  return rows.map(({ task_name }) => task_name)
}

test('edited tasks serve new work, and work that has begun keeps its own', async () => {
  const { id } = await aRegistration(t.context, { user_id: customer.id, paid_at: t.context.now })
  const body = { agentId: agent.id, expectedAgentId: null }
  await t.call('POST', `/api/registrations/${id}/assign`, { cookie: admin.cookie, body })
  const before = await tasksOf(id)
  const template = await inUse('llc')
  const answer = await save(template, [task('Primeira'), task('Segunda', 1, 4.5)])
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { totalHours: 8.5, estimatedDays: 2, version: 2, editedBy: 'Ana Admin' },
  ])
  expect(await begin('llc')).toEqual(['Primeira', 'Segunda'])
  expect(await tasksOf(id)).toEqual(before)
  const history = await t.call('GET', `/api/edits?subjectType=workflow_template&subjectId=${template.id}`, {
    cookie: admin.cookie,
  })
  expect(history.json().items[0]).toMatchObject({ by: { name: 'Ana Admin' }, changes: [{ field: 'tasks' }] })
  expect(await loadReference(t.owner)).toEqual({ inserted: 0, updated: 0 })
  expect((await inUse('llc')).tasks).toHaveLength(2)
})

test('another version is kept beside the one in use until it is put to use', async () => {
  const old = await inUse('corporation')
  const id = randomUUID()
  const create = () =>
    t.call('POST', '/api/workflow-templates', {
      cookie: admin.cookie,
      body: { id, companyTypeId: 'corporation', tasks: [task('Só uma')] },
    })
  const made = await create()
  expect(made.json()).toMatchObject({ active: false, totalHours: 4, estimatedDays: 1 })
  expect((await create()).json()).toEqual(made.json())
  expect((await begin('corporation')).length).toBeGreaterThan(1)
  expect((await activate(made.json())).json()).toMatchObject({ active: true, version: 2 })
  expect(await begin('corporation')).toEqual(['Só uma'])
  expect((await list('corporation')).map((one) => [one.id, one.active])).toEqual([
    [id, true],
    [old.id, false],
  ])
  expect(await loadReference(t.owner)).toEqual({ inserted: 0, updated: 0 })
  expect((await activate({ ...old })).statusCode).toBe(409)
})

test('of two people who edit, the second is told; the same again is no change', async () => {
  const template = await inUse('partnership')
  const first = await save(template, [task('A')])
  expect((await save(template, [task('A')])).json()).toEqual(first.json())
  expect((await save(template, [task('B')])).json().error.code).toBe('conflict')
})

test.each([
  ['no task', [], 'tasks'],
  ['a task that waits for a later one', [task('A', 2), task('B')], 'tasks.0.dependsOn'],
  ['a task without a name', [task(' ')], 'tasks.0.name'],
  ['a task without hours', [task('A', null, 0)], 'tasks.0.hours'],
])('%s is refused', async (_, tasks, field) => {
  const answer = await save(await inUse('sole-proprietorship'), tasks)
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
})
