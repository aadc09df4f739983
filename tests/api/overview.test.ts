import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument, type Document } from '#demo/factories/document.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { aStatusChange } from '#demo/factories/status-change.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { papersLater } from '#tests/support/papers-later.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let agent: Person
let admin: Person
beforeAll(async () => {
  t = await testApp()
  agent = await t.person('agent', { name: 'Bruno Reis' })
  admin = await t.person('admin')
})
afterAll(() => t.close())

const DAY = 86_400_000
const ago = (days: number) => new Date(t.context.now.getTime() - days * DAY)
const overview = async (who: Person, query = '') => {
  const answer = await t.call('GET', `/api/overview${query}`, { cookie: who.cookie })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
type Given = { order?: Partial<Registration>; documents?: Partial<Document>[]; payment?: string }
/** A customer with one company, paid ten days ago unless the test says otherwise. */
async function company({ order = {}, documents = [], payment = 'paid' }: Given = {}) {
  const customer = await t.person('user')
  const paid_at = payment === 'paid' || payment === 'refunded' ? ago(10) : null
  const registration = await aRegistration(t.context, {
    user_id: customer.id,
    created_at: ago(11),
    paid_at,
    ...order,
  })
  await aPayment(t.context, registration, { payment_status: payment, created_at: ago(11), paid_at })
  for (const document of documents) await aDocument(t.context, registration.id, document)
  return { customer, registration }
}
const stagesIn = (shown: { company: { timeline: { stages: { stage: string; state: string; at: string }[] } } }) =>
  shown.company.timeline.stages.map(({ stage, state, at }) => `${stage} ${state}${at ? ' dated' : ''}`)

test('before the first order there is nothing to show', async () => {
  const customer = await t.person('user')
  const shown = await overview(customer)
  expect([shown.companies, shown.company]).toEqual([[], null])
})

test('right after ordering the next step is to pay, then to send the documents', async () => {
  const customer = await t.person('user')
  const body = await anOrder(t)
  const ordered = await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
  expect(ordered.statusCode).toBe(201)
  const { company: unpaid } = await overview(customer)
  expect(unpaid).toMatchObject({
    companyName: 'Jequitibá Comércio LLC',
    status: 'pending',
    nextAction: 'pay',
    progress: 25,
    payment: { status: 'pending', amountCents: body.seenTotalCents },
    package: { id: body.packageId, processingTime: '3 semanas' },
    agent: null,
    timeline: { turn: 'customer', expected: null, late: null },
  })
  expect(unpaid.documents).toHaveLength(3)
  expect(new Set(unpaid.documents.map(({ status }: { status: string }) => status))).toEqual(new Set(['pending']))
  await t.db
    .updateTable('payments')
    .set({ payment_status: 'paid', paid_at: t.context.now })
    .where('id', '=', unpaid.payment.id)
    .execute()
  await t.db.updateTable('business_registrations').set({ paid_at: t.context.now }).where('id', '=', unpaid.id).execute()
  const { company: paid } = await overview(customer)
  expect(paid).toMatchObject({ nextAction: 'send' })
  const three = new Date(t.context.now.getTime() + 21 * DAY).toISOString()
  expect(paid.timeline).toMatchObject({ turn: 'customer', expected: { from: three, to: three }, late: null })
})

describe('what comes next follows what is there', () => {
  const required = (status: string): Partial<Document> => ({ status })
  test.each([
    [{ payment: 'failed' }, 'pay', 25],
    [{ payment: 'refunded' }, 'refunded', 25],
    [{ documents: ['pending', 'approved'] }, 'send', 33],
    [{ documents: ['submitted', 'approved', 'pending'] }, 'send', 33],
    [{ documents: ['rejected', 'approved'] }, 'resend', 33],
    [{ documents: ['submitted', 'approved'] }, 'wait', 33],
    [{ status: 'documents_required', documents: ['pending'] }, 'sendAsked', 33],
    [{ status: 'approved', documents: ['approved'] }, 'toCome', 100],
    [{ status: 'rejected', documents: ['pending'] }, 'rejected', 33],
  ] as const)('%j', async (situation, nextAction, progress) => {
    const given: { payment?: string; status?: string; documents?: readonly string[] } = situation
    const { customer } = await company({
      order: given.status ? { status: given.status } : {},
      documents: (given.documents ?? []).map(required),
      ...(given.payment ? { payment: given.payment } : {}),
    })
    expect((await overview(customer)).company).toMatchObject({ nextAction, progress })
  })

  test('an approved company has its papers to fetch, or reads when they come (K6)', async () => {
    const { customer, registration } = await company({
      order: { status: 'in_review' },
      documents: [{ status: 'approved' }],
    })
    const { id } = registration
    expect((await overview(customer)).company.companyPapers).toBeNull()
    const body = { status: 'approved', expectedStatus: 'in_review', papersLater }
    await t.call('POST', `/api/registrations/${id}/status`, { cookie: admin.cookie, body })
    // The customer's own approved upload is neither an open task nor one of the company's papers.
    expect((await overview(customer)).company).toMatchObject({
      nextAction: 'toCome',
      companyPapers: [
        { paper: 'formation', files: [], later: papersLater.formation },
        { paper: 'ein_letter', files: [], later: papersLater.ein_letter },
      ],
    })
    const letter = {
      document_type: 'tax_documentation',
      ein_letter: true,
      name: 'Carta do EIN',
      status: 'approved',
      required: false,
    }
    const { id: letterId } = await aDocument(t.context, id, { ...letter, uploaded_by: admin.id })
    const shown = (await overview(customer)).company
    expect([shown.nextAction, shown.companyPapers[1].files]).toEqual([
      'done',
      [{ id: letterId, name: 'Carta do EIN', version: 1 }],
    ])
  })

  test('documents that are not required do not count', async () => {
    const { customer } = await company({ documents: [{ status: 'approved' }, { status: 'pending', required: false }] })
    const { company: shown } = await overview(customer)
    expect([shown.progress, shown.documents.length, shown.nextAction]).toEqual([50, 1, 'wait'])
  })
})

describe('the timeline', () => {
  test('goes from the customer to us and to the state, each stage with its date', async () => {
    const { customer, registration } = await company({ documents: [{ status: 'submitted' }] })
    const { id } = registration
    expect(stagesIn(await overview(customer))).toEqual([
      'ordered done dated',
      'paid done dated',
      'assigned current',
      'documents upcoming',
      'filing upcoming',
      'approved upcoming',
    ])
    const body = { agentId: agent.id, expectedAgentId: null }
    await t.call('POST', `/api/registrations/${id}/assign`, { cookie: admin.cookie, body })
    const assigned = await overview(customer)
    expect(assigned.company).toMatchObject({ status: 'in_review', agent: { id: agent.id, name: 'Bruno Reis' } })
    expect(assigned.company.timeline.turn).toBe('team')
    expect(stagesIn(assigned).slice(2, 4)).toEqual(['assigned done dated', 'documents current'])
    await t.db
      .updateTable('documents')
      .set({ status: 'approved', reviewed_at: ago(1) })
      .where('business_registration_id', '=', id)
      .execute()
    await t.db
      .updateTable('usa_company_workflows')
      .set({ workflow_status: 'in_progress', actual_start_date: t.context.now })
      .where('business_registration_id', '=', id)
      .execute()
    const filing = await overview(customer)
    expect(filing.company).toMatchObject({ nextAction: 'waitState', timeline: { turn: 'state' } })
    expect(filing.company.timeline.stages[3]).toEqual({ stage: 'documents', state: 'done', at: ago(1).toISOString() })
    expect(stagesIn(filing)[4]).toBe('filing current')
    const approve = { status: 'approved', expectedStatus: 'in_review', papersLater }
    await t.call('POST', `/api/registrations/${id}/status`, { cookie: agent.cookie, body: approve })
    const done = await overview(customer)
    expect(done.company).toMatchObject({ nextAction: 'toCome', timeline: { turn: null, late: null } })
    expect(stagesIn(done).at(-1)).toBe('approved done dated')
    const ways = [assigned, filing, done].map(({ company: { progress, timeline } }) => {
      const ticked = timeline.stages.filter(({ state }: { state: string }) => state === 'done').length
      return [ticked, progress]
    })
    expect(ways).toEqual([
      [3, 50],
      [4, 67],
      [6, 100],
    ])
  })

  test('says why it is late, in the words of the team where there are some', async () => {
    const { customer, registration } = await company({
      order: { status: 'documents_required', created_at: ago(40), paid_at: ago(30), assigned_agent_id: agent.id },
      documents: [{ status: 'rejected' }],
    })
    const reason = 'O passaporte vence antes do registro.'
    const change = { old_status: 'in_review', new_status: 'documents_required', created_at: ago(5) }
    await aStatusChange(t.context, registration.id, { ...change, reason })
    const { company: shown } = await overview(customer)
    expect(shown.timeline.expected.to).toBe(ago(9).toISOString())
    expect(shown.timeline.late).toEqual({ days: 10, because: 'rejected_documents', reason })
  })

  test('what the team wrote with the present status is read, late or not', async () => {
    const { customer, registration } = await company({ order: { status: 'in_review' } })
    expect((await overview(customer)).company).toMatchObject({ note: null })
    const reason = 'Aprovado com a cópia do passaporte.'
    const body = { status: 'documents_required', expectedStatus: 'in_review', reason }
    await t.call('POST', `/api/registrations/${registration.id}/status`, { cookie: admin.cookie, body })
    expect((await overview(customer)).company).toMatchObject({ note: reason, timeline: { late: null } })
  })

  test('a rejected one ends where it was rejected', async () => {
    const { customer, registration } = await company({ order: { status: 'rejected' } })
    const change = { old_status: 'pending', new_status: 'rejected', created_at: ago(2) }
    await aStatusChange(t.context, registration.id, change)
    expect(stagesIn(await overview(customer))).toEqual(['ordered done dated', 'paid done dated', 'rejected done dated'])
  })

  test('a cancelled workflow beside a new one shows the company once', async () => {
    const { customer, registration } = await company({ order: { status: 'in_review' } })
    await aWorkflow(t.context, registration, { workflow_status: 'cancelled' })
    await aWorkflow(t.context, registration, { workflow_status: 'in_progress' })
    expect((await overview(customer)).company.nextAction).toBe('waitState')
  })
})

describe('several companies', () => {
  test('the newest paid one is shown, else the newest; the switcher has all, and nothing foreign', async () => {
    const customer = await t.person('user')
    const make = (company_name: string, days: number, paid: boolean) =>
      aRegistration(t.context, {
        company_name,
        user_id: customer.id,
        created_at: ago(days),
        paid_at: paid ? ago(days) : null,
      })
    const old = await make('Velha LLC', 30, false)
    await make('Nova LLC', 1, false)
    expect((await overview(customer)).company.companyName).toBe('Nova LLC')
    await make('Paga LLC', 20, true)
    await make('Paga antes LLC', 25, true)
    const shown = await overview(customer)
    expect(shown.company.companyName).toBe('Paga LLC')
    expect(shown.companies.map(({ companyName }: { companyName: string }) => companyName)).toEqual([
      'Nova LLC',
      'Paga LLC',
      'Paga antes LLC',
      'Velha LLC',
    ])
    expect((await overview(customer, `?registrationId=${old.id}`)).company.companyName).toBe('Velha LLC')
    const foreign = await aRegistration(t.context)
    const asked = await t.call('GET', `/api/overview?registrationId=${foreign.id}`, { cookie: customer.cookie })
    expect(asked.statusCode).toBe(404)
    const widened = await t.call('GET', `/api/overview?userId=${foreign.user_id}`, { cookie: customer.cookie })
    expect(widened.statusCode).toBe(400)
  })

  test('one beyond the newest hundred is shown when asked for, and by itself when it is the newest paid', async () => {
    const customer = await t.person('user')
    const ids: string[] = []
    for (let n = 0; n < 150; n++) {
      const given = { company_name: `Ipê ${n} LLC`, user_id: customer.id, created_at: ago(n + 1), paid_at: null }
      ids.push((await aRegistration(t.context, given)).id)
    }
    const namesIn = ({ companies }: { companies: { companyName: string }[] }) => companies.map((one) => one.companyName)
    const newest = ids.slice(0, 100).map((_, n) => `Ipê ${n} LLC`)
    const unpaid = await overview(customer)
    expect([unpaid.company.companyName, namesIn(unpaid)]).toEqual(['Ipê 0 LLC', newest])
    const asked = await overview(customer, `?registrationId=${ids[149]}`)
    expect([asked.company.companyName, namesIn(asked)]).toEqual(['Ipê 149 LLC', [...newest, 'Ipê 149 LLC']])
    const among = await overview(customer, `?registrationId=${ids[99]}`)
    expect([among.company.companyName, namesIn(among)]).toEqual(['Ipê 99 LLC', newest])
    const pay = (n: number) => ({ id: ids[n] ?? '', paid_at: ago(1) })
    for (const { id, paid_at } of [pay(140), pay(120)])
      await t.db.updateTable('business_registrations').set({ paid_at }).where('id', '=', id).execute()
    const paid = await overview(customer)
    expect([paid.company.companyName, namesIn(paid)]).toEqual(['Ipê 120 LLC', [...newest, 'Ipê 120 LLC']])
    const foreign = await aRegistration(t.context)
    const refused = await t.call('GET', `/api/overview?registrationId=${foreign.id}`, { cookie: customer.cookie })
    expect(refused.statusCode).toBe(404)
  })
})

test("the activities are the company's own history, the latest five of it", async () => {
  const { customer, registration } = await company({ order: { status: 'in_review' } })
  const { id } = registration
  await aStatusChange(t.context, id, { old_status: null, new_status: 'pending', created_at: ago(11) })
  const given = { old_status: 'pending', new_status: 'in_review', agent_id: agent.id, created_at: ago(9) }
  await aStatusChange(t.context, id, given)
  const sent = { name: 'Passaporte', uploaded_by: customer.id, updated_at: ago(8), created_at: ago(11) }
  await aDocument(t.context, id, { ...sent, status: 'rejected', reviewed_at: ago(7) })
  const other = await aRegistration(t.context, { user_id: customer.id, created_at: ago(90) })
  await aDocument(t.context, other.id, { name: 'De outra empresa', status: 'approved' })
  const shown = async () =>
    (await overview(customer, `?registrationId=${id}`)).company.activities.map(
      ({ kind, name, status }: Record<string, string | null>) => [kind, name ?? status],
    )
  expect(await shown()).toEqual([
    ['documentRejected', 'Passaporte'],
    ['documentSent', 'Passaporte'],
    ['assigned', 'Bruno Reis'],
    ['paid', null],
    ['ordered', 'pending'],
  ])
  await aStatusChange(t.context, id, { old_status: 'in_review', new_status: 'documents_required', created_at: ago(1) })
  expect((await shown()).map(([kind]: string[]) => kind)).toEqual([
    'moved',
    'documentRejected',
    'documentSent',
    'assigned',
    'paid',
  ])
})

test('what the team keeps to itself is not in the answer', async () => {
  const { customer, registration } = await company({
    order: { status: 'in_review', assigned_agent_id: agent.id },
    documents: [{ status: 'approved' }],
  })
  await aWorkflow(t.context, registration)
  const { body } = await t.call('GET', '/api/overview', { cookie: customer.cookie })
  for (const hidden of [agent.email, admin.email, 'file_path', 'provider', 'complexity', 'commission'])
    expect(body).not.toContain(hidden)
})
