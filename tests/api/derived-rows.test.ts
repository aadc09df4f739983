import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { aConversation } from '#tests/support/conversation.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

// Projections that triggers maintain (the schema files of registrations, documents and messages); lists and searches read only these.
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const one = async (text: string, id: string) => (await t.owner.query(text, [id])).rows[0]

test('what is searched follows the company, the customer, the agent and the document', async () => {
  const customer = await t.person('user', { name: 'Íris Conceição', email: 'iris@example.test' })
  const [bruno, celia] = [await t.person('agent'), await t.person('agent')]
  const company = await aRegistration(t.context, { user_id: customer.id, company_name: 'Ipê & Cia. LLC' })
  const paper = await aDocument(t.context, company.id, { name: 'Passaporte' })
  const registration = () => one('select search_text, agent_id from registration_search where id = $1', company.id)
  const document = () =>
    one(
      `select s.search_text, s.agent_id, d.agent_id as own, d.updated_at from document_search s
       join documents d using (id, search_text) where id = $1`,
      paper.id,
    )
  expect(await registration()).toEqual({
    search_text: ' ipe cia llc iris conceicao iris example test',
    agent_id: '00000000-0000-0000-0000-000000000000',
  })
  const fresh = await document()
  expect(fresh).toMatchObject({ search_text: ' passaporte ipe cia llc', agent_id: null, own: null })
  for (const { id } of [bruno, celia]) {
    await t.owner.query('update business_registrations set assigned_agent_id = $2 where id = $1', [company.id, id])
    expect((await registration()).agent_id).toBe(id)
    expect(await document()).toMatchObject({ agent_id: id, own: id })
  }
  const later = await aDocument(t.context, company.id, { name: 'Contrato' })
  expect((await one('select agent_id from documents where id = $1', later.id)).agent_id).toBe(celia.id)
  await t.owner.query(`update business_registrations set company_name = 'Jatobá LLC' where id = $1`, [company.id])
  expect((await document()).updated_at).toEqual(fresh.updated_at)
  await t.owner.query(`update profiles set name = 'Íris Melo' where id = $1`, [customer.id])
  await t.owner.query(`update documents set name = 'Passaporte novo' where id = $1`, [paper.id])
  expect((await registration()).search_text).toBe(' jatoba llc iris melo iris example test')
  expect((await document()).search_text).toBe(' passaporte novo jatoba llc')
  expect((await document()).updated_at.getTime()).toBeGreaterThan(fresh.updated_at.getTime())
  await t.owner.query('delete from business_registrations where id = $1', [company.id])
  expect([await registration(), await document()]).toEqual([undefined, undefined])
})

test('a registration knows since when it has its status and its agent', async () => {
  const ordered = new Date(Date.now() - 9 * 86_400_000)
  const company = await aRegistration(t.context, { created_at: ordered })
  const since = async (change: string) => {
    await t.owner.query(`update business_registrations set status_since = created_at where id = $1`, [company.id])
    await t.owner.query(`update business_registrations set ${change} where id = $1`, [company.id])
    return (await one('select status_since from business_registrations where id = $1', company.id)).status_since
  }
  expect(await since(`company_name = 'Buriti LLC', status = status`)).toEqual(ordered)
  const agent = await t.person('agent')
  for (const change of [`status = 'in_review'`, `assigned_agent_id = '${agent.id}'`])
    expect((await since(change)).getTime()).toBeGreaterThan(Date.now() - 60_000)
})

test('a document has its text even when one statement writes it together with its company', async () => {
  const customer = await t.person('user')
  const [company, paper] = [t.context.newId(), t.context.newId()]
  const model = await aRegistration(t.context, { user_id: customer.id })
  await t.owner.query(
    `with company as (
       insert into business_registrations (id, company_name, company_name_ascii, name_key, business_purpose, industry,
         company_type_id, state_id, package_id, user_id)
       select $1, 'Pequi LLC', 'Pequi LLC', 'pequi', business_purpose, industry, company_type_id, state_id, package_id, user_id
       from business_registrations where id = $3)
     insert into documents (id, business_registration_id, name, document_type) values ($2, $1, 'Passaporte', 'identification')`,
    [company, paper, model.id],
  )
  const both = await one(
    'select d.search_text, s.search_text as found from documents d join document_search s using (id) where id = $1',
    paper,
  )
  expect(both).toEqual({ search_text: ' passaporte pequi llc', found: ' passaporte pequi llc' })
})

test('a conversation knows when it was touched and what each side has not read', async () => {
  const { customer, agent, registration, sent, markRead, unread } = await aConversation(t)
  const row = () =>
    one(
      'select agent_id, touched_at, has_messages, unread_by_customer as customer, unread_by_team as team from conversations where id = $1',
      registration.id,
    )
  expect(await row()).toMatchObject({ touched_at: registration.created_at, has_messages: false, customer: 0, team: 0 })
  await sent(customer, 'Bom dia')
  const second = await sent(customer, 'Alguém aí?')
  const answer = await sent(agent, 'Sim')
  expect(await row()).toMatchObject({ agent_id: agent.id, has_messages: true, customer: 1, team: 2 })
  expect([await unread(customer), await unread(agent)]).toEqual([1, 2])
  await markRead(agent, second.id)
  expect(await row()).toMatchObject({ customer: 1, team: 0 })
  const last = await one('select created_at from messages where id = $1', answer.id)
  expect((await row()).touched_at).toEqual(last.created_at)
  // A newly assigned agent inherits the team's unread messages.
  const third = await sent(customer, 'Obrigado')
  const celia = await t.person('agent')
  await t.owner.query('update business_registrations set assigned_agent_id = $2 where id = $1', [
    registration.id,
    celia.id,
  ])
  expect([await unread(agent), await unread(celia)]).toEqual([0, 1])
  await t.owner.query('delete from messages where id = $1', [third.id])
  expect(await row()).toMatchObject({ touched_at: last.created_at, customer: 1, team: 0 })
  await t.owner.query('delete from messages')
  expect(await row()).toMatchObject({ touched_at: registration.created_at, has_messages: false, customer: 0, team: 0 })
})
