import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'
import { papersLater } from '#tests/support/papers-later.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let admin: Person
let superadmin: Person
let agent: Person
let otherAgent: Person
let customer: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
  superadmin = await t.person('superadmin')
  agent = await t.person('agent')
  otherAgent = await t.person('agent')
  customer = await t.person('user')
})
afterAll(() => t.close())

const order = (status: RegistrationStatus, given: Partial<Registration> = {}) =>
  aRegistration(t.context, {
    user_id: customer.id,
    assigned_agent_id: agent.id,
    paid_at: t.context.now,
    status,
    ...given,
  })
const set = (who: Person, id: string, status: string, expectedStatus: string, more: object = {}) =>
  t.call('POST', `/api/registrations/${id}/status`, {
    cookie: who.cookie,
    body: { status, expectedStatus, papersLater, ...more },
  })
const stored = (id: string) =>
  t.db
    .selectFrom('business_registrations')
    .select(['status', 'approved_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const historyOf = (id: string) =>
  t.db
    .selectFrom('process_status_history')
    .select(['old_status', 'new_status', 'reason', 'changed_by'])
    .where('business_registration_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const notesOf = async (who: Person, id: string) => {
  const { rows } = await t.pool.query(
    `select title, event from notifications where user_id = $1 and data ->> 'registrationId' = $2 order by created_at, id`,
    [who.id, id],
  )
  return rows
}

// Written by hand after E14: the statuses to which an agent may move a registration.
const fromOpen = ['in_review', 'approved', 'rejected', 'documents_required']
const agentReaches: Record<RegistrationStatus, string[]> = {
  pending: fromOpen,
  in_review: fromOpen,
  documents_required: fromOpen,
  approved: [],
  rejected: [],
}

describe.each(registrationStatuses)('from %s', (from) => {
  test.each(registrationStatuses.filter((to) => to !== from))('to %s, by everybody', async (to) => {
    const tries: [string, Person, boolean][] = [
      ['admin', admin, true],
      ['superadmin', superadmin, true],
      ['agent', agent, agentReaches[from].includes(to)],
    ]
    for (const [name, who, may] of tries) {
      const { id } = await order(from)
      const answer = await set(who, id, to, from)
      const code = answer.statusCode === 200 ? answer.json().status : answer.json().error.code
      expect([name, answer.statusCode, code]).toEqual([name, may ? 200 : 409, may ? to : 'status_refused'])
      const row = await stored(id)
      expect(row.status).toBe(may ? to : from)
      expect(row.approved_at !== null).toBe(row.status === 'approved')
      expect(await historyOf(id)).toEqual(
        may ? [{ old_status: from, new_status: to, reason: null, changed_by: who.id }] : [],
      )
    }
    const { id } = await order(from)
    expect((await set(otherAgent, id, to, from)).statusCode).toBe(404)
    expect((await set(customer, id, to, from)).statusCode).toBe(403)
    expect((await stored(id)).status).toBe(from)
  })
})

describe('refusals', () => {
  test('only a paid order is approved, by anybody', async () => {
    for (const who of [agent, admin, superadmin]) {
      const { id } = await order('in_review', { paid_at: null })
      const answer = await set(who, id, 'approved', 'in_review')
      expect([answer.statusCode, answer.json().error]).toMatchObject([
        409,
        { code: 'unpaid', message: 'Só um pedido pago pode ser aprovado.' },
      ])
      expect(await stored(id)).toEqual({ status: 'in_review', approved_at: null })
      expect((await set(who, id, 'documents_required', 'in_review')).statusCode).toBe(200)
    }
  })

  test('an order whose money went back is as unpaid as one that was never paid (K6)', async () => {
    for (const who of [agent, admin]) {
      const registration = await order('in_review')
      const payment = await aPayment(t.context, registration, { payment_status: 'refunded' })
      const answer = await set(who, registration.id, 'approved', 'in_review')
      expect([answer.statusCode, answer.json().error.reason]).toEqual([409, 'approval_refunded'])
      expect(await stored(registration.id)).toEqual({ status: 'in_review', approved_at: null })
      // A partly refunded order still counts as paid.
      const kept = { payment_status: 'paid', refunded_amount: 100 }
      await t.db.updateTable('payments').set(kept).where('id', '=', payment.id).execute()
      expect((await set(who, registration.id, 'approved', 'in_review')).statusCode).toBe(200)
    }
  })

  test('with required papers missing the office is warned and says why, an agent is refused (K6)', async () => {
    const reason = 'O estado aceitou a cópia do passaporte.'
    const without = async (...statuses: string[]) => {
      const { id } = await order('in_review')
      for (const status of statuses) await aDocument(t.context, id, { status })
      await aDocument(t.context, id, { status: 'pending', required: false })
      return id
    }
    for (const status of ['pending', 'rejected', 'submitted']) {
      const id = await without('approved', status)
      for (const more of [{}, { reason }, { reason, confirmMissingPapers: true }]) {
        const answer = await set(agent, id, 'approved', 'in_review', more)
        expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'papers_missing'])
      }
      for (const more of [{}, { reason }, { confirmMissingPapers: true }]) {
        const answer = await set(admin, id, 'approved', 'in_review', more)
        expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'papers_missing'])
      }
      expect([await stored(id), await historyOf(id)]).toEqual([{ status: 'in_review', approved_at: null }, []])
      const approved = await set(admin, id, 'approved', 'in_review', { reason, confirmMissingPapers: true })
      expect([approved.statusCode, await historyOf(id)]).toMatchObject([200, [{ new_status: 'approved', reason }]])
    }
    const complete = await without('approved', 'approved')
    expect((await set(agent, complete, 'approved', 'in_review')).statusCode).toBe(200)
  })

  test('without formation document and EIN letter, and without a word when each comes, nobody approves (K6)', async () => {
    const { formation, ein_letter } = papersLater
    const { id } = await order('in_review')
    const notes = () =>
      t.db
        .selectFrom('business_registrations')
        .select(['formation_later as formation', 'ein_letter_later as ein_letter'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const paper = { document_type: 'formation', status: 'approved', required: false }
    // None of these counts as the state's formation document: an upload of the customer, a generated sheet, a hidden document.
    await aDocument(t.context, id, { ...paper, uploaded_by: customer.id })
    await aDocument(t.context, id, { ...paper, paper_kind: 'formation_sheet', uploaded_by: agent.id })
    await aDocument(t.context, id, { ...paper, customer_sees: false, uploaded_by: agent.id })
    for (const who of [agent, admin])
      for (const said of [undefined, {}, { formation }, { ein_letter }]) {
        const answer = await set(who, id, 'approved', 'in_review', { papersLater: said })
        expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'company_papers_missing'])
      }
    expect((await stored(id)).status).toBe('in_review')
    await aDocument(t.context, id, { ...paper, uploaded_by: agent.id })
    expect((await set(agent, id, 'approved', 'in_review', { papersLater: { formation, ein_letter } })).statusCode).toBe(
      200,
    )
    // The explanation for a paper that already exists is not stored.
    expect(await notes()).toEqual({ formation: null, ein_letter })
    const both = await order('in_review')
    const letter = { document_type: 'tax_documentation', ein_letter: true }
    for (const given of [{}, letter]) await aDocument(t.context, both.id, { ...paper, ...given, uploaded_by: admin.id })
    expect((await set(agent, both.id, 'approved', 'in_review', { papersLater: undefined })).statusCode).toBe(200)
  })

  test('what changed meanwhile is not overwritten', async () => {
    const { id } = await order('in_review')
    const answer = await set(admin, id, 'approved', 'pending')
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'conflict'])
    expect((await stored(id)).status).toBe('in_review')
  })

  test('the status that stands is no change', async () => {
    const { id } = await order('in_review')
    expect((await set(agent, id, 'in_review', 'in_review', { reason: 'de novo' })).statusCode).toBe(200)
    expect([await historyOf(id), await notesOf(customer, id)]).toEqual([[], []])
  })

  test('unknown statuses, fields and texts that cannot be stored', async () => {
    const { id } = await order('in_review')
    for (const [status, more] of [
      ['completed', {}],
      ['issue', {}],
      ['approved', { approved_at: '2020-01-01' }],
      ['approved', { reason: 'x'.repeat(2001) }],
      ['approved', { reason: 'a\u0000b' }],
      ['approved', { reason: ['a'] }],
    ] as const)
      expect((await set(admin, id, status, 'in_review', more)).statusCode).toBe(400)
    expect((await stored(id)).status).toBe('in_review')
  })
})

describe('who is told', () => {
  test('the customer, with a mail, when the agent changes it', async () => {
    const { id } = await order('in_review')
    const reason = 'Falta o comprovante de endereço.'
    await set(agent, id, 'documents_required', 'in_review', { reason: `  ${reason} ` })
    expect(await historyOf(id)).toMatchObject([{ reason, changed_by: agent.id }])
    expect(await notesOf(customer, id)).toEqual([
      { title: 'Status atualizado: documentos necessários', event: 'registration.statusChanged' },
    ])
    expect(await notesOf(agent, id)).toEqual([])
    const mails = await sendQueued(t, customer.id)
    expect(mails.map(({ to }) => to)).toContain(customer.email)
    const { rows } = await t.pool.query(`select action, actor_id, details from audit_log where subject_id = $1`, [id])
    expect(rows).toEqual([
      {
        action: 'registration.statusChanged',
        actor_id: agent.id,
        details: { from: 'in_review', to: 'documents_required' },
      },
    ])
  })

  test('customer and agent, when an admin changes it; all sides on their open pages', async () => {
    const { id } = await order('in_review', { company_name: 'Pequi LLC' })
    await set(admin, id, 'approved', 'in_review')
    const titles = (await notesOf(customer, id)).map(({ title }) => title)
    expect(titles.sort()).toEqual(['Como foi abrir a sua empresa?', 'Empresa aprovada'])
    expect(await notesOf(agent, id)).toMatchObject([{ title: 'Empresa aprovada' }])
    const { rows } = await t.pool.query(
      `select user_id from live_events where event = 'registration.changed' and data ->> 'registrationId' = $1`,
      [id],
    )
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual([customer.id, agent.id, admin.id, superadmin.id].sort())
  })

  test('an order without an agent has nobody else to tell', async () => {
    const { id } = await order('pending', { assigned_agent_id: null })
    expect((await set(admin, id, 'rejected', 'pending')).statusCode).toBe(200)
    expect(await notesOf(customer, id)).toMatchObject([{ title: 'Registro rejeitado' }])
  })
})

describe('twenty at once', () => {
  test('of those who saw the same status one wins', async () => {
    const { id } = await order('in_review')
    const targets = ['approved', 'rejected', 'documents_required', 'pending']
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => set(admin, id, targets[at % 4] ?? '', 'in_review')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    expect(await historyOf(id)).toEqual([
      { old_status: 'in_review', new_status: (await stored(id)).status, reason: null, changed_by: admin.id },
    ])
  })

  test('of those who try again none is lost, and the history is one chain', async () => {
    const { id } = await order('pending')
    const change = async (turn: number) => {
      for (let tries = 0; tries < 200; tries++) {
        const { status } = await stored(id)
        const to = registrationStatuses.filter((other) => other !== status)[turn % 4] ?? 'pending'
        if ((await set(admin, id, to, status, { reason: `vez ${turn}` })).statusCode === 200) return
      }
      throw new Error('never got a turn')
    }
    await Promise.all(Array.from({ length: 20 }, (_, turn) => change(turn)))
    const history = await historyOf(id)
    expect(history.map(({ reason }) => reason).sort()).toEqual(
      Array.from({ length: 20 }, (_, turn) => `vez ${turn}`).sort(),
    )
    let last = 'pending'
    for (const { old_status, new_status } of history) {
      expect(old_status).toBe(last)
      last = new_status
    }
    expect((await stored(id)).status).toBe(last)
  })
})
