import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let superadmin: Person
let ana: Person
let bia: Person

beforeAll(async () => {
  t = await testApp()
  superadmin = await t.person('superadmin')
  ana = await t.person('agent', { name: 'Ana Agente' })
  bia = await t.person('agent', { name: 'Bia Agente' })
  const lia = await t.person('user', { name: 'Lia Conceição' })
  for (const [agent, name] of [
    [ana, 'De Ana LLC'],
    [bia, 'De Bia LLC'],
  ] as const) {
    const order = { user_id: lia.id, assigned_agent_id: agent.id, company_name: name, status: 'in_review' } as const
    const registration = await aRegistration(t.context, order)
    await aDocument(t.context, registration.id)
    await aWorkflow(t.context, registration, { workflow_status: 'in_progress', assigned_agent_id: agent.id })
  }
})
afterAll(() => t.close())

const read = (who: Person, url: string, of?: string) =>
  t.call('GET', url, { cookie: who.cookie, ...(of === undefined ? {} : { headers: { 'x-looks-at': of } }) })

const lists = [
  '/api/agent/queue',
  '/api/agent/processes',
  '/api/clients',
  '/api/registrations',
  '/api/documents',
  '/api/workflows?tab=active',
]

describe('a superadmin in the panel of agents', () => {
  test.each(lists)('%s shows what the chosen agent sees, and nothing of another', async (url) => {
    for (const [agent, name] of [
      [ana, 'De Ana LLC'],
      [bia, 'De Bia LLC'],
    ] as const) {
      const [own, looked] = [await read(agent, url), await read(superadmin, url, agent.id)]
      expect([url, own.statusCode, looked.statusCode]).toEqual([url, 200, 200])
      expect(looked.json()).toEqual(own.json())
      expect(JSON.stringify(looked.json())).toContain(name)
    }
  })

  test('without a choice has no work and no clients', async () => {
    for (const url of ['/api/agent/queue', '/api/agent/processes', '/api/clients'])
      expect((await read(superadmin, url)).json().items).toEqual([])
  })

  test('who names somebody that is no agent finds nothing, and nonsense is refused', async () => {
    expect((await read(superadmin, '/api/clients', superadmin.id)).json().items).toEqual([])
    for (const of of ['', 'ana', `${ana.id},${bia.id}`, "' or 1=1"])
      expect((await read(superadmin, '/api/clients', of)).statusCode).toBe(400)
  })
})

test('nobody else gets anywhere by naming an agent', async () => {
  const [admin, customer] = [await t.person('admin'), await t.person('user')]
  expect((await read(bia, '/api/agent/processes', ana.id)).body).not.toContain('De Ana LLC')
  expect((await read(admin, '/api/agent/processes', ana.id)).statusCode).toBe(403)
  expect((await read(customer, '/api/clients', ana.id)).statusCode).toBe(403)
  expect((await read(admin, '/api/registrations', ana.id)).body).toContain('De Bia LLC')
})
