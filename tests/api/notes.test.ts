import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { aStatusChange } from '#demo/factories/status-change.ts'
import { mayCall } from '#rules/access.ts'
import { everyRoute } from '#tests/support/every-route.ts'
import { readEvents } from '#tests/support/read-events.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let base: string
let admin: Person
let agent: Person
let otherAgent: Person
let customer: Person
let registration: Registration

beforeAll(async () => {
  t = await testApp()
  await t.hub.start()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
  admin = await t.person('admin', { name: 'Rui Admin' })
  agent = await t.person('agent', { name: 'Bia Agente' })
  otherAgent = await t.person('agent')
  customer = await t.person('user')
  registration = await aRegistration(t.context, {
    user_id: customer.id,
    assigned_agent_id: agent.id,
    paid_at: t.context.now,
  })
})
afterAll(() => t.close())

const path = (id = registration.id) => `/api/registrations/${id}/notes`
const add = (who: Person, text: unknown, noteId: unknown = randomUUID(), id = registration.id) =>
  t.call('POST', path(id), { cookie: who.cookie, body: { noteId, text } })
const list = async (who: Person, query = '') => (await t.call('GET', path() + query, { cookie: who.cookie })).json()

test('office and agent write and read, newest first, page by page; the same try twice is one note', async () => {
  const noteId = randomUUID()
  const first = await add(agent, '  Ligar para o banco.\nDepois das 14h. ', noteId)
  expect([first.statusCode, first.json()]).toEqual([
    201,
    {
      id: noteId,
      text: 'Ligar para o banco.\nDepois das 14h.',
      author: { id: agent.id, name: 'Bia Agente' },
      createdAt: expect.stringMatching(/Z$/),
    },
  ])
  expect((await add(agent, 'Ligar para o banco.\nDepois das 14h.', noteId)).json()).toEqual(first.json())
  t.clock.ahead += 1000
  expect((await add(admin, 'Conferido.')).statusCode).toBe(201)
  const page = await list(admin, '?limit=1')
  expect(page.items.map(({ text }: { text: string }) => text)).toEqual(['Conferido.'])
  const next = await list(admin, `?limit=1&cursor=${page.nextCursor}`)
  expect([next.items.length, next.items[0].id, next.nextCursor]).toEqual([1, noteId, null])
  expect((await list(agent)).items).toHaveLength(2)
  const { rows } = await t.pool.query(
    `select action, details from audit_log where subject_id = $1 and action = 'registration.noted'`,
    [registration.id],
  )
  expect(rows).toHaveLength(2)
  expect(rows[0].details).toEqual({ noteId })
})

test('an id of another note, an empty or overlong text and foreign processes are refused', async () => {
  const noteId = randomUUID()
  expect((await add(agent, 'Uma.', noteId)).statusCode).toBe(201)
  expect((await add(agent, 'Outra.', noteId)).json().error.code).toBe('conflict')
  expect((await add(admin, 'Uma.', noteId)).json().error.code).toBe('conflict')
  for (const text of ['', '   ', 'a'.repeat(4001), 7, null, 'a\u0000b'])
    expect((await add(agent, text)).statusCode).toBe(400)
  expect((await add(agent, 'Uma.', 'no-id')).statusCode).toBe(400)
  expect((await add(otherAgent, 'Uma.')).statusCode).toBe(404)
  expect((await add(customer, 'Uma.')).statusCode).toBe(403)
  expect((await add(agent, 'Uma.', randomUUID(), randomUUID())).statusCode).toBe(404)
})

test('an agent who loses the process loses its notes', async () => {
  const { id } = await aRegistration(t.context, {
    user_id: customer.id,
    assigned_agent_id: agent.id,
    paid_at: t.context.now,
  })
  await add(agent, 'Minha nota.', randomUUID(), id)
  const body = { agentId: otherAgent.id, expectedAgentId: agent.id }
  expect((await t.call('POST', `/api/registrations/${id}/assign`, { cookie: admin.cookie, body })).statusCode).toBe(200)
  for (const [who, status] of [
    [agent, 404],
    [otherAgent, 200],
  ] as const)
    for (const call of ['notes', 'activity'])
      expect((await t.call('GET', `/api/registrations/${id}/${call}`, { cookie: who.cookie })).statusCode).toBe(status)
})

test('the customer finds no trace of a note in any answer, nor hears of it (G72)', async () => {
  const mark = `zq${randomUUID().slice(0, 8)}`
  const streams = {
    customer: await readEvents(base, { cookie: customer.cookie }),
    admin: await readEvents(base, { cookie: admin.cookie }),
    agent: await readEvents(base, { cookie: agent.cookie }),
    otherAgent: await readEvents(base, { cookie: otherAgent.cookie }),
  }
  const { id: noteId } = (await add(agent, `Nota ${mark}`)).json()
  for (const who of ['admin', 'agent'] as const)
    expect((await streams[who].next('notes.changed')).data).toBe(JSON.stringify({ registrationId: registration.id }))
  // Events arrive in order: once a stream has this later change, an event about the note would have come before.
  const body = { status: 'documents_required', expectedStatus: 'pending' }
  await t.call('POST', `/api/registrations/${registration.id}/status`, { cookie: admin.cookie, body })
  await streams.customer.next('registration.changed')
  const heard = JSON.stringify([streams.customer.events(), streams.otherAgent.events()])
  expect([heard.includes('notes.changed'), heard.includes(mark)]).toEqual([false, false])
  for (const stream of Object.values(streams)) {
    expect(stream.state.text).not.toContain(mark)
    stream.close()
  }
  const document = await aDocument(t.context, registration.id)
  const payment = await aPayment(t.context, registration, { payment_status: 'paid' })
  const ids: Record<string, string> = { '/api/documents/:id': document.id, '/api/payments/:id': payment.id }
  const actor = { kind: 'account', id: customer.id, role: 'user' } as const
  let read = 0
  for (const { route } of everyRoute) {
    if (route.method !== 'GET' || !mayCall(actor, route.access)) continue
    const known = Object.entries(ids).find(([beginning]) => route.path.startsWith(beginning))?.[1] ?? registration.id
    const url = route.path.replace(/:\w+/, known).replaceAll(/:\w+/g, '1')
    const answer = await t.call('GET', url, { cookie: customer.cookie })
    if (answer.statusCode === 200) read++
    expect([url, answer.body.includes(mark), answer.body.includes(noteId)]).toEqual([url, false, false])
  }
  expect(read).toBeGreaterThan(20)
  const searched = await t.call('GET', `/api/registrations?search=${mark}`, { cookie: admin.cookie })
  expect(searched.json().items).toEqual([])
})

test('the history of the team has everything in one order, without amounts', async () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 1, 3, 10, minutes))
  const order = await aRegistration(t.context, { user_id: customer.id, assigned_agent_id: agent.id, created_at: at(0) })
  await aStatusChange(t.context, order.id, { changed_by: customer.id, created_at: at(0) })
  const payment = await aPayment(t.context, order, { payment_status: 'paid', created_at: at(1), paid_at: at(2) })
  const given = { old_status: 'pending', new_status: 'in_review', changed_by: admin.id, agent_id: agent.id }
  await aStatusChange(t.context, order.id, { ...given, created_at: at(3) })
  const document = await aDocument(t.context, order.id, { uploaded_by: customer.id, created_at: at(4) })
  await t.owner.query(
    `update document_versions set uploaded_by = $2, created_at = $3, reviewed_at = $4, reviewed_by = $5, rejection_reason = 'Ilegível.'
     where document_id = $1`,
    [document.id, customer.id, at(4), at(5), agent.id],
  )
  await t.owner.query('update payments set disputed_at = $2 where id = $1', [payment.id, at(6)])
  await t.owner.query(
    `insert into registration_notes (id, business_registration_id, author_id, note, created_at) values ($1, $2, $3, $4, $5)`,
    [randomUUID(), order.id, admin.id, 'Pedir outra cópia.', at(7)],
  )
  const read = async (query: string) =>
    (await t.call('GET', `/api/registrations/${order.id}/activity${query}`, { cookie: agent.cookie })).json()
  const first = await read('?limit=4')
  const items = [...first.items, ...(await read(`?limit=4&cursor=${first.nextCursor}`)).items]
  expect(items.map(({ kind, by, name, text }) => [kind, by, name, text])).toEqual([
    ['noted', 'Rui Admin', null, 'Pedir outra cópia.'],
    ['disputed', null, null, null],
    ['documentRejected', 'Bia Agente', 'Documento de identidade', 'Ilegível.'],
    ['documentSent', 'Ana Prado', 'Documento de identidade', null],
    ['assigned', 'Rui Admin', 'Bia Agente', null],
    ['paid', null, null, null],
    ['paymentOpened', null, null, null],
    ['ordered', 'Ana Prado', null, null],
  ])
  expect(JSON.stringify(items)).not.toMatch(/amount|cents/i)
})
