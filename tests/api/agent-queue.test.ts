import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aMessage } from '#demo/factories/message.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { aStatusChange } from '#demo/factories/status-change.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
type Item = { id: string; companyName: string; filing: boolean; reasons: Record<string, unknown>[] }
let t: TestApp
let admin: Person
let customer: Person
let ana: Person
let bia: Person

beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
  customer = await t.person('user', { name: 'Lia Conceição' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  ana = await t.person('agent', { name: 'Ana Agente' })
  bia = await t.person('agent', { name: 'Bia Agente' })
})

const ago = (days: number): Date => new Date(t.services.now().getTime() - days * 86_400_000 - 60_000)
/** A paid registration of the agent Ana that has only just reached its status. */
const order = (name: string, given: Partial<Registration> = {}) =>
  aRegistration(t.context, {
    company_name: name,
    user_id: customer.id,
    assigned_agent_id: ana.id,
    status: 'in_review',
    paid_at: ago(1),
    status_since: ago(0),
    ...given,
  })
const ask = async (who: Person, query = ''): Promise<{ items: Item[]; more: boolean }> => {
  const answer = await t.call('GET', `/api/agent/queue${query}`, { cookie: who.cookie })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const names = async (who: Person) => (await ask(who)).items.map(({ companyName }) => companyName)
const reasonsOf = async (id: string) => (await ask(ana)).items.find((item) => item.id === id)?.reasons

test('the most urgent stands first, each says why, and what is not urgent is not there', async () => {
  await order('Quieto LLC')
  const talks = await order('Fala LLC')
  await aMessage(t.context, talks.id, customer.id, { created_at: ago(2) })
  await aMessage(t.context, talks.id, customer.id, { created_at: ago(1) })
  const sends = await order('Envia LLC')
  await aDocument(t.context, sends.id, { created_at: ago(9), updated_at: ago(3) })
  await aDocument(t.context, sends.id, { created_at: ago(9), updated_at: ago(2) })
  await aDocument(t.context, sends.id, { status: 'approved' })
  const late = await order('Atrasado LLC')
  await aWorkflow(t.context, late, {
    workflow_status: 'in_progress',
    actual_start_date: ago(13),
    estimated_completion_days: 10,
  })
  const stands = await order('Parado LLC', { status_since: ago(12), created_at: ago(20) })
  const { items, more } = await ask(ana)
  expect(items.map(({ companyName, reasons }) => [companyName, reasons])).toEqual([
    ['Atrasado LLC', [{ kind: 'overdue', days: 3 }]],
    ['Parado LLC', [{ kind: 'standing', status: 'in_review', days: 12, median: null }]],
    ['Envia LLC', [{ kind: 'documents', count: 2, days: 3 }]],
    ['Fala LLC', [{ kind: 'unread', count: 2, days: 1 }]],
  ])
  expect(more).toBe(false)
  expect(items[0]).toMatchObject({ filing: true, documentsWaiting: 0, unread: 0, customer: { id: customer.id } })
  expect(items[2]).toMatchObject({ filing: false, documentsWaiting: 2 })
  expect(JSON.stringify(items)).not.toMatch(/cents|amount/i)
  const two = await ask(ana, '?limit=2')
  expect([two.items.length, two.more]).toEqual([2, true])
  expect(stands.id).toBe(items[1]?.id)
})

describe('what ends an entry', () => {
  test('a workflow that is paused, continued and finished', async () => {
    const late = await order('Vai e volta LLC')
    const { workflow } = await aWorkflow(t.context, late, { estimated_completion_days: 5 })
    const move = (to: string, start: Date | null) =>
      t.owner.query(
        `update usa_company_workflows set workflow_status = $2, actual_start_date = $3,
           actual_completion_date = case when $2 = 'completed' then now() end where id = $1`,
        [workflow.id, to, start],
      )
    expect(await names(ana)).toEqual([])
    await move('in_progress', ago(4))
    expect(await names(ana)).toEqual([])
    await move('in_progress', ago(6))
    expect(await reasonsOf(late.id)).toEqual([{ kind: 'overdue', days: 1 }])
    await move('on_hold', ago(6))
    expect(await names(ana)).toEqual([])
    await move('in_progress', ago(6))
    expect(await names(ana)).toEqual(['Vai e volta LLC'])
    await move('completed', ago(6))
    expect(await names(ana)).toEqual([])
    await move('in_progress', ago(6))
    await t.owner.query('delete from usa_company_workflows where id = $1', [workflow.id])
    expect(await names(ana)).toEqual([])
  })

  test('reading the message, reviewing the document', async () => {
    const company = await order('Resolve LLC')
    const paper = await aDocument(t.context, company.id)
    const message = await aMessage(t.context, company.id, customer.id)
    expect((await reasonsOf(company.id))?.map(({ kind }) => kind)).toEqual(['documents', 'unread'])
    const post = (path: string, body: object) => t.call('POST', path, { cookie: ana.cookie, body })
    expect((await post(`/api/documents/${paper.id}/approve`, { version: 1 })).statusCode).toBe(200)
    expect((await post(`/api/conversations/${company.id}/read`, { upTo: message.id })).statusCode).toBe(200)
    expect(await names(ana)).toEqual([])
  })
})

test('what the customer did not send by its day stands there until it comes', async () => {
  const day = (days: number) => new Date(officeDay(ago(days)))
  const owes = await order('Deve LLC')
  await aDocument(t.context, owes.id, { status: 'pending', due_on: day(3) })
  await aDocument(t.context, owes.id, { status: 'rejected', due_on: day(1) })
  await aDocument(t.context, owes.id, { status: 'pending', due_on: day(0) })
  await aDocument(t.context, owes.id, { status: 'approved', due_on: day(9) })
  await aDocument(t.context, (await order('Em dia LLC')).id, { status: 'pending', due_on: day(0) })
  await aDocument(t.context, (await order('Aberta LLC', { status: 'approved' })).id, {
    status: 'pending',
    due_on: day(3),
  })
  expect(await names(ana)).toEqual(['Deve LLC'])
  expect(await reasonsOf(owes.id)).toEqual([{ kind: 'not_sent', count: 2, days: 2 }])
  await t.owner.query(`update documents set status = 'approved' where business_registration_id = $1`, [owes.id])
  expect(await names(ana)).toEqual([])
})

test('how long a status usually lasts comes from the newest changes that left it', async () => {
  for (let n = 0; n < 5; n++) {
    const left = await aRegistration(t.context, { user_id: customer.id, status: 'approved' })
    await aStatusChange(t.context, left.id, { old_status: null, new_status: 'documents_required', created_at: ago(30) })
    await aStatusChange(t.context, left.id, {
      old_status: 'documents_required',
      new_status: 'approved',
      created_at: ago(26),
    })
  }
  const given = { status: 'documents_required', created_at: ago(20) } as const
  const slow = await order('Demora LLC', { ...given, status_since: ago(12) })
  await order('No prazo LLC', { ...given, status_since: ago(3) })
  await order('Sem pagamento LLC', { ...given, status_since: ago(12), paid_at: null })
  expect(await names(ana)).toEqual(['Demora LLC'])
  expect(await reasonsOf(slow.id)).toEqual([{ kind: 'slow', status: 'documents_required', days: 12, median: 4 }])
})

describe('whose it is', () => {
  test('nobody sees what is not theirs, and a process leaves and comes with its agent at once', async () => {
    const company = await order('Muda LLC', { status_since: ago(9) })
    await aMessage(t.context, company.id, customer.id)
    await aDocument(t.context, company.id)
    await order('De outra LLC', { assigned_agent_id: bia.id, status_since: ago(9) })
    await order('De ninguém LLC', { assigned_agent_id: null, status_since: ago(9) })
    expect([await names(ana), await names(bia)]).toEqual([['Muda LLC'], ['De outra LLC']])
    const body = { agentId: bia.id, expectedAgentId: ana.id }
    const given = await t.call('POST', `/api/registrations/${company.id}/assign`, { cookie: admin.cookie, body })
    expect(given.statusCode).toBe(200)
    expect(await names(ana)).toEqual([])
    expect(new Set(await names(bia))).toEqual(new Set(['Muda LLC', 'De outra LLC']))
  })

  test.each(['?limit=0', '?limit=51', '?limit=x', '?agent=1'])('refuses %s', async (query) =>
    expect((await t.call('GET', `/api/agent/queue${query}`, { cookie: ana.cookie })).statusCode).toBe(400),
  )
})
