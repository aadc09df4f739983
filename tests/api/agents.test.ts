import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCommission } from '#demo/factories/commission.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { papersLater } from '#tests/support/papers-later.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let admin: Person
let other: Person
let customer: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Beatriz Fontes' })
  other = await t.person('admin', { name: 'Davi Rocha' })
  customer = await t.person('user')
})
afterAll(() => t.close())
beforeEach(() => t.db.deleteFrom('rate_limits').execute())

const DAY = 86_400_000
const get = (path: string) => t.call('GET', `/api/agents${path}`, { cookie: admin.cookie })
const save = (id: string, body: object, who = admin) => t.call('PUT', `/api/agents/${id}`, { cookie: who.cookie, body })
const order = (given: Partial<Registration> = {}) =>
  aRegistration(t.context, { user_id: customer.id, paid_at: t.context.now, ...given })
const setStatus = (id: string, expectedStatus: string, status: string) =>
  t.call('POST', `/api/registrations/${id}/status`, {
    cookie: admin.cookie,
    body: { status, expectedStatus, papersLater, confirmMissingPapers: true, reason: 'Conferido.' },
  })
const assign = (id: string, agentId: string, expectedAgentId: string | null) =>
  t.call('POST', `/api/registrations/${id}/assign`, { cookie: admin.cookie, body: { agentId, expectedAgentId } })

describe('the table', () => {
  test('says region, state and work of each, searched and by state', async () => {
    const [ana, ivo] = [await t.person('agent', { name: 'Ágata Nunes' }), await t.person('agent', { name: 'Ivo Dias' })]
    await order({ assigned_agent_id: ana.id, status: 'in_review' })
    await order({ assigned_agent_id: ana.id, status: 'approved' })
    await save(ivo.id, { name: 'Ivo Dias', region: 'Texas', active: false, expectedVersion: 1 })
    const all = (await get('/overview')).json().items
    expect(all).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: ana.id,
          name: 'Ágata Nunes',
          region: null,
          active: true,
          disabled: false,
          of: { pending: 0, in_review: 1, approved: 1, rejected: 0, documents_required: 0 },
        }),
        expect.objectContaining({ id: ivo.id, region: 'Texas', active: false }),
      ]),
    )
    const ids = async (query: string) =>
      ((await get(`/overview?${query}`)).json().items as { id: string }[]).map(({ id }) => id)
    expect(await ids('search=agata')).toEqual([ana.id])
    expect(await ids('state=inactive')).toEqual([ivo.id])
    expect(await ids('state=active&search=ivo')).toEqual([])
    await t.call('POST', `/api/people/${ana.id}/disable`, { cookie: admin.cookie })
    expect(await ids('state=inactive&search=agata')).toEqual([ana.id])
    expect((await get('/overview?state=sleepy')).statusCode).toBe(400)
  })

  test('has one agent each for a page', async () => {
    const first = (await get('/overview?limit=1')).json()
    const next = (await get(`/overview?limit=1&cursor=${first.nextCursor}`)).json()
    expect(first.items[0].id).not.toBe(next.items[0].id)
  })
})

describe('an agent made by the office', () => {
  const create = (body: object) => t.call('POST', '/api/agents', { cookie: admin.cookie, body })

  test('has the role and the region, and signs in with the first password', async () => {
    const email = 'nova.agente@example.test'
    const answer = await create({ name: 'Nova Agente', email, region: ' Flórida ', password: PASSWORD })
    expect(answer.statusCode).toBe(201)
    expect((await get(`/${answer.json().id}`)).json()).toMatchObject({
      name: 'Nova Agente',
      region: 'Flórida',
      active: true,
    })
    const signedIn = await t.call('POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } })
    expect(signedIn.statusCode).toBe(200)
    const again = await create({ name: 'Outra', email, region: '' })
    expect([again.statusCode, again.json().error.reason]).toEqual([409, 'email_taken'])
  })

  test('without a password gets an invitation', async () => {
    const { id } = (await create({ name: 'Convidada', email: 'convidada@example.test', region: '' })).json()
    expect((await sendQueued(t, id)).map(({ subject }) => subject)).toEqual(['Convite para a Travessia'])
    expect((await get(`/${id}`)).json().region).toBeNull()
  })
})

describe('editing an agent', () => {
  test('is audited with the changed fields; of two at once the second is told', async () => {
    const agent = await t.person('agent', { name: 'Lia Costa' })
    const answer = await save(agent.id, { name: 'Lia Costa', region: 'Delaware', active: false, expectedVersion: 1 })
    expect(answer.json()).toMatchObject({ region: 'Delaware', active: false, editedBy: 'Beatriz Fontes' })
    const { rows } = await t.pool.query(
      `select action, details from audit_log where subject_id = $1 and actor_id = $2`,
      [agent.id, admin.id],
    )
    expect(rows).toEqual([{ action: 'person.saved', details: { fields: 'region active' } }])
    const late = await save(agent.id, { name: 'Lia C.', region: '', active: true, expectedVersion: 1 }, other)
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'conflict'])
    expect((await get(`/${agent.id}`)).json()).toMatchObject({ name: 'Lia Costa', region: 'Delaware' })
  })

  test('an inactive agent gets no new work', async () => {
    const agent = await t.person('agent')
    await save(agent.id, { name: 'Ana Prado', region: '', active: false, expectedVersion: 1 })
    const answer = await assign((await order()).id, agent.id, null)
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { agentId: 'agent_unavailable' }])
  })

  test('who is no agent is not found here', async () => {
    for (const path of ['', '/work']) expect((await get(`/${customer.id}${path}`)).statusCode).toBe(404)
    const body = { name: 'Ana', region: '', active: true, expectedVersion: 1 }
    expect((await save(customer.id, body)).statusCode).toBe(404)
  })
})

describe('performance', () => {
  test('equals what plain SQL says, and stays with whoever did the work', async () => {
    const [ana, bia] = [await t.person('agent'), await t.person('agent')]
    const days = [2, 10, 4]
    for (const back of days) {
      const { id } = await order({ created_at: new Date(t.context.now.getTime() - 20 * DAY) })
      await assign(id, ana.id, null)
      await t.pool.query(
        `update process_status_history set created_at = now() - $2 * interval '1 day'
        where business_registration_id = $1`,
        [id, back],
      )
      expect((await setStatus(id, 'in_review', 'approved')).statusCode).toBe(200)
      if (back === 4) await assign(id, bia.id, ana.id)
    }
    const undone = await order({ assigned_agent_id: ana.id, status: 'in_review' })
    await setStatus(undone.id, 'in_review', 'approved')
    await setStatus(undone.id, 'approved', 'in_review')
    const done = await order({ assigned_agent_id: ana.id, status: 'approved' })
    const finished = {
      workflow_status: 'completed',
      actual_start_date: t.context.now,
      actual_completion_date: t.context.now,
    }
    const { workflow } = await aWorkflow(t.context, done, finished)
    const commission = await aCommission(t.context, workflow)
    const { performance } = (await get(`/${ana.id}`)).json()
    expect(performance).toMatchObject({
      approved: 4,
      medianOf: 4,
      medianDays: 3,
      earnedCents: commission.total_commission,
      paidCents: 0,
    })
    expect(performance.months).toHaveLength(12)
    expect(performance.months[0]).toMatchObject({ approved: 4, earnedCents: commission.total_commission, paidCents: 0 })
    expect(performance.months[1]).toMatchObject({ approved: 0, earnedCents: 0 })
    expect((await get(`/${bia.id}`)).json().performance).toMatchObject({ approved: 0, medianDays: null })
    await t.db
      .updateTable('agent_commissions')
      .set({ is_paid: true, paid_at: t.context.now })
      .where('id', '=', commission.id)
      .execute()
    expect((await get(`/${ana.id}`)).json().performance.paidCents).toBe(commission.total_commission)
    const { rows } = await t.owner.query(`
      with real as (
        select agent_id, date_trunc('month', approved_at at time zone 'America/Sao_Paulo')::date as month, count(*)::int as approved
        from agent_approvals group by 1, 2)
      select * from real full join agent_months m using (agent_id, month)
      where coalesce(real.approved, 0) <> coalesce(m.approved, 0)`)
    expect(rows).toEqual([])
    const { rows: lost } = await t.owner.query(`
      select r.id from business_registrations r left join agent_approvals a on a.business_registration_id = r.id
      where (r.status = 'approved' and r.assigned_agent_id is not null) <> (a.agent_id is not null)`)
    expect(lost).toEqual([])
  })

  test('a removed commission and a removed company leave the figures', async () => {
    const agent = await t.person('agent')
    const done = await order({ assigned_agent_id: agent.id, status: 'approved' })
    const finished = {
      workflow_status: 'completed',
      actual_start_date: t.context.now,
      actual_completion_date: t.context.now,
    }
    const { workflow } = await aWorkflow(t.context, done, finished)
    const { id } = await aCommission(t.context, workflow, { is_paid: true, paid_at: t.context.now })
    await t.owner.query('delete from agent_commissions where id = $1', [id])
    await t.owner.query('delete from business_registrations where id = $1', [done.id])
    expect((await get(`/${agent.id}`)).json().performance).toMatchObject({ approved: 0, earnedCents: 0, paidCents: 0 })
  })
})
