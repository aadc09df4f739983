import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aMessage } from '#demo/factories/message.ts'
import { someOwners } from '#demo/factories/owners.ts'
import { aPayment, type Payment } from '#demo/factories/payment.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { aStatusChange } from '#demo/factories/status-change.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { emptyRecord } from '#features/registrations/rules/company-record.ts'
import { sealIdentityNumber } from '#server/keys/identity-number.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let people: Record<'customer' | 'otherCustomer' | 'agent' | 'otherAgent' | 'admin' | 'superadmin', Person>
let registration: Registration
let payment: Payment
const NUMBER = 'CA12345'
const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 12, minute))

beforeAll(async () => {
  t = await testApp()
  people = {
    customer: await t.person('user', { name: 'Lia Conceição' }),
    otherCustomer: await t.person('user'),
    agent: await t.person('agent', { name: 'Bruno Reis' }),
    otherAgent: await t.person('agent'),
    admin: await t.person('admin', { name: 'Dora Chefe' }),
    superadmin: await t.person('superadmin'),
  }
  const { customer, agent, admin } = people
  registration = await aRegistration(t.context, {
    company_name: 'Açaí do Sol LLC',
    alternative_names: ['Açaí da Lua LLC'],
    user_id: customer.id,
    assigned_agent_id: agent.id,
    status: 'documents_required',
    paid_at: at(1),
    created_at: at(0),
  })
  const { id } = registration
  const lia = t.context.newId()
  const identity = { tax_country: 'PT', identity_number_sealed: sealIdentityNumber(t.services.keys, lia, NUMBER) }
  await someOwners(t.context, id, [
    { first_name: 'Lia', id: lia, ...identity },
    { first_name: 'Rui', city: 'Recife' },
    { first_name: 'Eva' },
  ])
  payment = await aPayment(t.context, registration, { payment_status: 'paid', created_at: at(0), paid_at: at(1) })
  await aStatusChange(t.context, id, { changed_by: customer.id, created_at: at(0) })
  await aStatusChange(t.context, id, {
    old_status: 'pending',
    new_status: 'in_review',
    changed_by: admin.id,
    agent_id: agent.id,
    created_at: at(2),
  })
  await aStatusChange(t.context, id, {
    old_status: 'in_review',
    new_status: 'documents_required',
    changed_by: agent.id,
    reason: 'Falta o endereço',
    created_at: at(3),
  })
  await aDocument(t.context, id, { name: 'Passaporte', status: 'rejected', created_at: at(0) })
  await aDocument(t.context, id, { name: 'Endereço', status: 'pending', document_type: 'address', created_at: at(1) })
  await aMessage(t.context, id, customer.id)
  await aMessage(t.context, id, agent.id)
  const { workflow } = await aWorkflow(t.context, registration, { workflow_status: 'in_progress' }, (task) =>
    task.task_order <= 2 ? { ...task, task_status: 'completed' } : task,
  )
  await t.db
    .updateTable('workflow_tasks')
    .set({ notes: 'nota interna' })
    .where('workflow_id', '=', workflow.id)
    .execute()
})
afterAll(() => t.close())

const ask = (who: keyof typeof people, id = registration.id) =>
  t.call('GET', `/api/registrations/${id}/detail`, { cookie: people[who].cookie })
const detail = async (who: keyof typeof people) => {
  const answer = await ask(who)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

test('an admin sees the whole order', async () => {
  const { customer, agent } = people
  const { owners, history, documents, ...rest } = await detail('admin')
  expect(rest).toEqual({
    id: registration.id,
    companyName: 'Açaí do Sol LLC',
    alternativeNames: ['Açaí da Lua LLC'],
    businessPurpose: registration.business_purpose,
    industry: 'Tecnologia',
    companyType: 'LLC',
    state: 'Flórida',
    package: { id: registration.package_id, name: 'Profissional', processingTime: '3 semanas' },
    status: 'documents_required',
    paid: true,
    createdAt: at(0).toISOString(),
    approvedAt: null,
    record: { ...emptyRecord, updatedAt: null },
    ending: { dissolvedOn: null, takenBack: null },
    companyPapers: [
      { paper: 'formation', files: [], later: null },
      { paper: 'ein_letter', files: [], later: null },
    ],
    customer: { id: customer.id, name: 'Lia Conceição', email: customer.email, phone: null },
    agent: { id: agent.id, name: 'Bruno Reis', email: agent.email },
    payments: [
      {
        id: payment.id,
        paidFor: { kind: 'order', plan: 'Profissional' },
        invoiceNumber: `INV-${payment.id.slice(0, 8)}`,
        status: 'paid',
        method: 'card',
        amountCents: payment.amount,
        refundedCents: 0,
        disputed: false,
        disputeClosed: false,
        createdAt: at(0).toISOString(),
        paidAt: at(1).toISOString(),
      },
    ],
    workflow: expect.objectContaining({ status: 'in_progress', complexity: 2, estimatedDays: 7, tasksDone: 2 }),
    messageCount: 2,
  })
  expect(rest.workflow.tasks).toBeGreaterThan(2)
  expect(owners.map((owner: { firstName: string }) => owner.firstName)).toEqual(['Lia', 'Rui', 'Eva'])
  expect(owners[1]).toMatchObject({ ownershipPercentage: '33.33', address: { country: 'BR', city: 'Recife' } })
  expect(owners[0]).toMatchObject({ taxCountry: 'PT', identityNumber: NUMBER })
  expect(owners[1]).toMatchObject({ taxCountry: 'BR', identityNumber: null })
  expect(documents).toMatchObject([
    { name: 'Passaporte', status: 'rejected', required: true, hasFile: true, rejectionReason: expect.any(String) },
    { name: 'Endereço', status: 'pending', documentType: 'address', hasFile: false, rejectionReason: null },
  ])
  expect(history).toMatchObject([
    { from: null, to: 'pending', by: { side: 'customer', name: 'Lia Conceição' }, assignedTo: null },
    {
      from: 'pending',
      to: 'in_review',
      at: at(2).toISOString(),
      by: { side: 'team', name: 'Dora Chefe' },
      assignedTo: { id: agent.id, name: 'Bruno Reis' },
    },
    { to: 'documents_required', reason: 'Falta o endereço', by: { side: 'team', name: 'Bruno Reis' } },
  ])
})

test('an identity number is read by the customer, their agent and the office', async () => {
  for (const who of ['customer', 'agent', 'admin', 'superadmin'] as const)
    expect((await detail(who)).owners[0].identityNumber, who).toBe(NUMBER)
  for (const who of ['otherCustomer', 'otherAgent'] as const) expect((await ask(who)).body).not.toContain(NUMBER)
})

describe('what others may not see is not in the answer', () => {
  const secrets = [
    'file_path',
    'filePath',
    'sha256',
    'provider',
    'test_payment',
    'test_session',
    'nota interna',
    'password',
  ]

  test('nobody gets storage keys, ids of the provider or internal notes', async () => {
    for (const who of ['admin', 'superadmin', 'agent', 'customer'] as const) {
      const { body } = await ask(who)
      expect(secrets.filter((secret) => body.includes(secret))).toEqual([])
      expect(body).not.toMatch(/commission|comiss/i)
    }
  })

  test('an agent sees that it is paid, never an amount', async () => {
    const seen = await detail('agent')
    expect([seen.paid, seen.payments]).toEqual([true, null])
    const { body } = await ask('agent')
    expect(body).not.toMatch(/cents|price|"amount/i)
    for (const amount of [payment.amount, payment.plan_price, payment.state_fee])
      expect(body).not.toContain(`${amount}`)
    expect(body).not.toContain(payment.id.slice(0, 8))
    expect(seen.workflow).not.toBeNull()
    expect(seen.history[1].by).toEqual({ side: 'team', name: 'Dora Chefe' })
  })

  test('a customer sees the own amounts, but neither the workflow nor who of the team did what', async () => {
    const seen = await detail('customer')
    expect(seen.payments).toMatchObject([{ amountCents: payment.amount }])
    expect(seen.workflow).toBeNull()
    expect(seen.agent).toEqual({ id: people.agent.id, name: 'Bruno Reis', email: null })
    expect(seen.history.map((entry: { by: object }) => entry.by)).toEqual([
      { side: 'customer', name: 'Lia Conceição' },
      { side: 'team', name: null },
      { side: 'team', name: null },
    ])
    const { body } = await ask('customer')
    for (const hidden of [people.agent.email, people.admin.email, 'Dora Chefe', people.admin.id])
      expect(body).not.toContain(hidden)
  })

  test('a foreign order is like one that does not exist', async () => {
    const shape = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
    for (const who of ['otherCustomer', 'otherAgent'] as const) {
      const foreign = await ask(who)
      const missing = await ask(who, '00000000-0000-4000-8000-000000000000')
      expect([foreign.statusCode, shape(foreign.body)]).toEqual([404, shape(missing.body)])
    }
    expect((await ask('admin', 'nonsense')).statusCode).toBe(400)
  })
})

test('a long history costs as many reads as a short one', async () => {
  const reads = async (id: string) => {
    let count = 0
    const counted = () => void count++
    t.pool.on('acquire', counted)
    const answer = await ask('admin', id)
    t.pool.off('acquire', counted)
    return { count, entries: answer.json().history.length }
  }
  const fresh = await aRegistration(t.context)
  const few = await reads(fresh.id)
  for (let n = 0; n < 30; n++)
    await aStatusChange(t.context, registration.id, { changed_by: people.admin.id, created_at: at(10 + n) })
  const many = await reads(registration.id)
  expect([few.entries, many.entries]).toEqual([0, 33])
  expect(few.count).toBeGreaterThan(5)
  expect(many.count).toBe(few.count)
})
