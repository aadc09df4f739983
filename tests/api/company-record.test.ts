import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let agent: Person
let admin: Person
beforeAll(async () => {
  t = await testApp()
  agent = await t.person('agent')
  admin = await t.person('admin')
})
afterAll(() => t.close())

const given = {
  filedOn: '2026-01-02',
  fileNumber: 'L26000123456',
  formedOn: '2026-01-05',
  ss4SentOn: '2026-01-06',
  ein: '12-3456789',
  einOn: '2026-01-12',
  registeredAgent: 'Registered Agents Inc., 7901 4th St N, St. Petersburg, FL 33702',
}
async function company(status: RegistrationStatus = 'approved') {
  const customer = await t.person('user')
  const more = { user_id: customer.id, assigned_agent_id: agent.id, status, company_name: 'Açaí & Ação LLC' }
  const { id } = await aRegistration(t.context, more)
  const save = (who: Person, body: object) =>
    t.call('PUT', `/api/registrations/${id}/record`, {
      cookie: who.cookie,
      body: { ...given, expectedUpdatedAt: null, ...body },
    })
  const shown = async () => (await t.call('GET', '/api/overview', { cookie: customer.cookie })).json().company.record
  const pdf = (who: Person) => t.call('GET', `/api/registrations/${id}/record.pdf`, { cookie: who.cookie })
  return { id, customer, save, shown, pdf }
}
const codeOf = (answer: Awaited<ReturnType<TestApp['call']>>) =>
  answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().error.code]

test('the agent enters it, the customer reads it, and everybody concerned is told', async () => {
  const { id, customer, save, shown } = await company()
  expect(await shown()).toEqual({
    filedOn: null,
    fileNumber: null,
    formedOn: null,
    ss4SentOn: null,
    ein: null,
    einOn: null,
    registeredAgent: null,
    updatedAt: null,
  })
  const saved = await save(agent, { fileNumber: ' L26000123456 ' })
  expect([saved.statusCode, saved.json()]).toMatchObject([200, given])
  expect(await shown()).toEqual(saved.json())
  const { rows: audited } = await t.pool.query(
    'select action, actor_id, details from audit_log where subject_id = $1',
    [id],
  )
  expect(audited).toEqual([
    {
      action: 'registration.recorded',
      actor_id: agent.id,
      details: { changed: 'filedOn fileNumber formedOn ss4SentOn ein einOn registeredAgent' },
    },
  ])
  const { rows: notes } = await t.pool.query(
    "select title, message from notifications where event = 'registration.recorded' and user_id = $1",
    [customer.id],
  )
  expect(notes).toMatchObject([{ title: 'Dados da sua empresa', message: expect.stringContaining('Açaí & Ação LLC') }])
  const { rows: live } = await t.pool.query(
    `select user_id from live_events where event = 'registration.changed' and data ->> 'registrationId' = $1`,
    [id],
  )
  expect(live.map(({ user_id }) => user_id).sort()).toEqual([customer.id, agent.id, admin.id].sort())
})

test('before the approval it is kept for the team, and nobody is told', async () => {
  const { id, customer, save, shown } = await company('in_review')
  expect((await save(agent, { ein: null, einOn: null })).statusCode).toBe(200)
  expect(await shown()).toBeNull()
  const detail = async (who: Person) =>
    (await t.call('GET', `/api/registrations/${id}/detail`, { cookie: who.cookie })).json().record
  expect(await detail(agent)).toMatchObject({ fileNumber: given.fileNumber, ein: null })
  expect(await detail(customer)).toBeNull()
  const { rows } = await t.pool.query(
    `select 1 from notifications where event = 'registration.recorded' and user_id = $1`,
    [customer.id],
  )
  expect(rows).toEqual([])
})

describe('refused', () => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  test.each([
    [{ ein: '123456789' }, { ein: 'ein' }],
    [{ formedOn: tomorrow }, { formedOn: 'future_day' }],
    [{ einOn: tomorrow }, { einOn: 'future_day' }],
    [{ formedOn: null }, { formedOn: 'no_day' }],
    [{ einOn: null }, { einOn: 'no_day' }],
    [{ ein: null }, { ein: 'no_number' }],
  ])('%j', async (wrong, fields) => {
    const { save, shown } = await company()
    const answer = await save(agent, wrong)
    expect([answer.statusCode, answer.json().error]).toMatchObject([400, { code: 'invalid', fields }])
    expect((await shown()).updatedAt).toBeNull()
  })

  test.each([
    { formedOn: '2026-02-30' },
    { formedOn: '05/01/2026' },
    { fileNumber: 'x'.repeat(41) },
    { fileNumber: 'a\u0000b' },
    { registeredAgent: 'x'.repeat(301) },
    { ein: 12 },
    { userId: 'x' },
  ])('%j', async (wrong) => expect((await (await company()).save(admin, wrong)).statusCode).toBe(400))

  test('a company that was rejected has no such data', async () => {
    const { save, pdf } = await company('rejected')
    expect(codeOf(await save(admin, {}))).toEqual([409, 'status_refused'])
    expect(codeOf(await pdf(admin))).toEqual([409, 'status_refused'])
  })
})

test('of two who enter at once the second is told, and a try whose answer was lost may be repeated', async () => {
  const { save } = await company()
  const [first, second] = await Promise.all([save(agent, {}), save(admin, { fileNumber: 'X1' })])
  expect([codeOf(first), codeOf(second)].filter((code) => code === 200)).toHaveLength(1)
  const { updatedAt, ...kept } = (first.statusCode === 200 ? first : second).json()
  expect(codeOf(await save(agent, kept))).toBe(200)
  expect(codeOf(await save(agent, { fileNumber: 'X2' }))).toEqual([409, 'conflict'])
  expect(codeOf(await save(agent, { fileNumber: 'X2', expectedUpdatedAt: updatedAt }))).toBe(200)
})

test("the PDF holds everything, in its reader's language, for those who see the company", async () => {
  const { customer, save, pdf } = await company()
  await save(agent, { ein: null, einOn: null })
  const answer = await pdf(customer)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toContain('Dados%20da%20empresa%20A%C3%A7a%C3%AD')
  const text = pdfText(answer.rawPayload).replaceAll('\u00a0', ' ')
  for (const part of [
    'Açaí & Ação LLC',
    'Flórida',
    given.fileNumber,
    '5 de janeiro de 2026',
    'Ainda não informado',
    'St. Petersburg',
  ])
    expect(text).toContain(part)
  await t.db.updateTable('user_preferences').set({ language: 'en_US' }).where('user_id', '=', customer.id).execute()
  expect(pdfText((await pdf(customer)).rawPayload)).toContain('January 5, 2026')
  const stranger = await t.person('user')
  expect(codeOf(await pdf(stranger))).toEqual([404, 'not_found'])
})
