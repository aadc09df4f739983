import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { lastDueDay } from '#features/documents/rules/due.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { aConversation } from '#tests/support/conversation.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DAY = 86_400_000
const today = () => officeDay(new Date())
const asked = { name: 'Conta de luz', type: 'address', description: 'Do endereço nos EUA.' }

async function scene() {
  const c = await aConversation(t)
  const ask = (more: object) =>
    t.call('POST', `/api/registrations/${c.registration.id}/document-requests`, {
      cookie: c.agent.cookie,
      body: { ...asked, ...more },
    })
  return { ...c, ask }
}

test('a document is asked for by a day and with an example, which the customer reads', async () => {
  const { ask, customer, registration } = await scene()
  const dueOn = officeDay(new Date(Date.now() + 10 * DAY))
  const made = await ask({ dueOn, example: '  Com menos de 90 dias.  ' })
  expect(made.json()).toMatchObject({ dueOn, example: 'Com menos de 90 dias.', overdue: false })
  const { items } = (
    await t.call('GET', `/api/registrations/${registration.id}/documents`, { cookie: customer.cookie })
  ).json()
  expect(items[0]).toMatchObject({ dueOn, example: 'Com menos de 90 dias.', overdue: false })
  const { company } = (await t.call('GET', '/api/overview', { cookie: customer.cookie })).json()
  expect(company.documents[0]).toMatchObject({ dueOn, example: 'Com menos de 90 dias.', overdue: false })
  const note = await t.db
    .selectFrom('notifications')
    .select('message')
    .where('user_id', '=', customer.id)
    .where('event', '=', 'document.requested')
    .executeTakeFirstOrThrow()
  expect(note.message).toMatch(
    /“Conta de luz”\. Prazo: \d+ de \p{L}+ de \d{4}\. Como deve ser: Com menos de 90 dias\. /u,
  )
})

test('without them it is asked for as before', async () => {
  const { ask } = await scene()
  for (const more of [{}, { example: '  ' }])
    expect((await ask(more)).json()).toMatchObject({ dueOn: null, example: null, overdue: false })
})

test('the day is today at the earliest and at most a year away', async () => {
  const { ask } = await scene()
  const year = lastDueDay(today())
  expect((await ask({ dueOn: today() })).statusCode).toBe(201)
  expect((await ask({ dueOn: year })).statusCode).toBe(201)
  const before = officeDay(new Date(Date.now() - DAY))
  const past = await ask({ dueOn: before })
  expect([past.statusCode, past.json().error.fields]).toEqual([400, { dueOn: 'past_day' }])
  const later = officeDay(new Date(Date.parse(`${year}T12:00:00Z`) + DAY))
  expect((await ask({ dueOn: later })).json().error.fields).toEqual({ dueOn: 'far_day' })
  for (const dueOn of ['2026-13-01', 'amanhã', '']) expect((await ask({ dueOn })).statusCode).toBe(400)
  expect((await ask({ example: 'x'.repeat(501) })).statusCode).toBe(400)
})

test('once the day is over it is overdue for both sides until the customer has sent it', async () => {
  const { ask, agent, customer, registration } = await scene()
  const { id } = (await ask({ dueOn: today() })).json()
  await t.owner.query(`update documents set due_on = due_on - 2 where id = $1`, [id])
  const overdueFor = async ({ cookie }: { cookie: string }) =>
    (await t.call('GET', `/api/documents/${id}`, { cookie })).json().overdue
  expect([await overdueFor(agent), await overdueFor(customer)]).toEqual([true, true])
  const file = await aDocument(t.context, registration.id)
  await t.owner.query(
    `update documents d set status = 'submitted', version = f.version, file_path = f.file_path || 'x', file_name = f.file_name,
      content_type = f.content_type, size_bytes = f.size_bytes from documents f where f.id = $2 and d.id = $1`,
    [id, file.id],
  )
  expect([await overdueFor(agent), await overdueFor(customer)]).toEqual([false, false])
})
