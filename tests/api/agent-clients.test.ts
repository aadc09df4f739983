import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aMessage } from '#demo/factories/message.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let admin: Person
let ana: Person
let bia: Person
let made = 0

beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Beatriz Fontes' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  ana = await t.person('agent', { name: 'Ana Agente' })
  bia = await t.person('agent', { name: 'Bia Agente' })
})

const client = (name: string) => t.person('user', { name })
const order = (who: Person, given: Partial<Registration> = {}) =>
  aRegistration(t.context, {
    user_id: who.id,
    assigned_agent_id: ana.id,
    created_at: new Date(t.context.now.getTime() + made++ * 1000),
    ...given,
  })
const ask = (who: Person, query = '') => t.call('GET', `/api/clients${query}`, { cookie: who.cookie })
const names = async (who: Person, query = ''): Promise<string[]> => {
  const answer = await ask(who, query)
  expect([query, answer.statusCode]).toEqual([query, 200])
  return answer.json().items.map(({ name }: { name: string }) => name)
}
const card = (who: Person, of: Person) => t.call('GET', `/api/clients/${of.id}`, { cookie: who.cookie })
const assign = (id: string, from: Person, to: Person) =>
  t.call('POST', `/api/registrations/${id}/assign`, {
    cookie: admin.cookie,
    body: { agentId: to.id, expectedAgentId: from.id, confirmUnpaid: true },
  })

describe('the list', () => {
  test('newest first or by name, narrowed to who has open processes and who has none', async () => {
    const [rui, lia, otto] = [await client('Rui Prado'), await client('Lia Conceição'), await client('Ótto Abreu')]
    await order(rui, { status: 'approved' })
    await order(lia, { status: 'in_review' })
    await order(otto, { status: 'rejected' })
    await order(rui, { status: 'approved', company_name: 'Última LLC' })
    await order(await client('De outra agente'), { assigned_agent_id: bia.id })
    await order(await client('De ninguém'), { assigned_agent_id: null })
    expect(await names(ana)).toEqual(['Rui Prado', 'Ótto Abreu', 'Lia Conceição'])
    expect(await names(ana, '?sort=name')).toEqual(['Lia Conceição', 'Ótto Abreu', 'Rui Prado'])
    expect(await names(ana, '?state=active')).toEqual(['Lia Conceição'])
    expect(await names(ana, '?state=inactive')).toEqual(['Rui Prado', 'Ótto Abreu'])
    expect(await names(ana, '?state=inactive&sort=name')).toEqual(['Ótto Abreu', 'Rui Prado'])
    const [first] = (await ask(ana)).json().items
    expect(first).toMatchObject({ id: rui.id, company: { name: 'Última LLC' }, companies: 2, open: 0 })
  })

  test('by name, address and company, within the filter', async () => {
    const [rui, lia] = [await client('Rui Prado'), await client('Lia Conceição')]
    await order(rui, { company_name: 'Açaí do Sol LLC' })
    await order(lia, { company_name: 'Baobá LLC', status: 'approved' })
    await order(lia, { company_name: 'Segredo LLC', assigned_agent_id: bia.id })
    const find = (term: string, more = '') => names(ana, `?search=${encodeURIComponent(term)}${more}`)
    expect(await find('conceicao')).toEqual(['Lia Conceição'])
    expect(await find(rui.email)).toEqual(['Rui Prado'])
    expect(await find('acai do sol')).toEqual(['Rui Prado'])
    expect(await find('llc')).toEqual(['Lia Conceição', 'Rui Prado'])
    expect(await find('llc', '&state=active')).toEqual(['Rui Prado'])
    // A company name that belongs to another agent's registration finds no client.
    expect(await find('segredo')).toEqual([])
    expect(await names(bia, '?search=baoba')).toEqual([])
  })

  test('page by page in both orders, everybody once', async () => {
    for (let n = 0; n < 7; n++) await order(await client(`Cliente ${(n * 3) % 7}`))
    for (const sort of ['newest', 'name']) {
      const seen: string[] = []
      let cursor = ''
      for (let pages = 0; pages < 9; pages++) {
        const page = (await ask(ana, `?limit=3&sort=${sort}${cursor}`)).json()
        seen.push(...page.items.map(({ name }: { name: string }) => name))
        if (!page.nextCursor) break
        cursor = `&cursor=${page.nextCursor}`
      }
      expect([sort, seen]).toEqual([sort, await names(ana, `?sort=${sort}`)])
      expect(new Set(seen).size).toBe(7)
    }
  })

  test('follows every change: status, name, hand-over and what is deleted', async () => {
    const lia = await client('Lia Conceição')
    const first = await order(lia, { status: 'in_review', company_name: 'Primeira LLC' })
    const second = await order(lia, { status: 'in_review', company_name: 'Segunda LLC' })
    const row = async () => (await ask(ana)).json().items[0]
    expect(await row()).toMatchObject({ companies: 2, open: 2, company: { name: 'Segunda LLC' } })
    await t.owner.query(`update business_registrations set status = 'rejected' where id = $1`, [first.id])
    expect(await row()).toMatchObject({ open: 1 })
    await t.owner.query(`update profiles set name = 'Lia Melo' where id = $1`, [lia.id])
    expect(await names(ana, '?search=melo')).toEqual(['Lia Melo'])
    expect(await names(ana, '?search=conceicao')).toEqual([])
    expect((await assign(second.id, ana, bia)).statusCode).toBe(200)
    expect(await row()).toMatchObject({ companies: 1, open: 0, company: { name: 'Primeira LLC' } })
    expect(await names(bia)).toEqual(['Lia Melo'])
    await t.owner.query('delete from business_registrations where id = $1', [first.id])
    expect(await names(ana)).toEqual([])
  })

  test('two changes at once about one client are both counted', async () => {
    const lia = await client('Lia Conceição')
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => order(lia, { status: 'in_review', assigned_agent_id: bia.id })),
    )
    await Promise.all(orders.map(({ id }) => assign(id, bia, ana)))
    expect((await ask(ana)).json().items).toMatchObject([{ companies: 6, open: 6 }])
    expect(await names(bia)).toEqual([])
  })

  test.each(['?state=open', '?sort=email', '?limit=0', '?agent=1'])('refuses %s', async (query) =>
    expect((await ask(ana, query)).statusCode).toBe(400),
  )
})

describe('the card', () => {
  test('has everything of the own processes, and nothing of those that somebody else has', async () => {
    const lia = await client('Lia Conceição')
    await t.owner.query(
      `insert into user_preferences (user_id, language, time_zone) values ($1, 'en_US', 'Asia/Tokyo')
       on conflict (user_id) do update set language = excluded.language, time_zone = excluded.time_zone`,
      [lia.id],
    )
    const filed = await order(lia, { company_name: 'Açaí LLC', status: 'in_review', paid_at: t.context.now })
    await aWorkflow(t.context, filed, { workflow_status: 'in_progress' })
    const unpaid = await order(lia, { company_name: 'Baobá LLC' })
    const paper = await aDocument(t.context, filed.id, { name: 'Passaporte', uploaded_by: lia.id })
    await aMessage(t.context, unpaid.id, lia.id)
    const note = { noteId: t.context.newId(), text: 'Prefere falar à tarde.' }
    await t.call('POST', `/api/registrations/${filed.id}/notes`, { cookie: ana.cookie, body: note })
    await t.owner.query(
      `insert into business_owners (business_registration_id, position, first_name, last_name, email, phone, street, city, state,
         zip_code, ownership_percentage) values ($1, 0, 'Lia', 'Conceição', 'l@example.test', '1', 'Rua', 'SP', 'SP', '1', 100)`,
      [filed.id],
    )
    const secret = await order(lia, { company_name: 'Segredo LLC', assigned_agent_id: bia.id })
    await aDocument(t.context, secret.id, { name: 'Papel secreto', uploaded_by: lia.id })
    await aMessage(t.context, secret.id, lia.id)
    const answer = await card(ana, lia)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      id: lia.id,
      name: 'Lia Conceição',
      email: lia.email,
      phone: null,
      language: 'en_US',
      timeZone: 'Asia/Tokyo',
      total: 2,
      companies: [
        { id: unpaid.id, paid: false, filing: false, nextAction: 'pay', unread: 1, documentsWaiting: 0, owners: [] },
        {
          id: filed.id,
          paid: true,
          filing: true,
          nextAction: 'wait',
          unread: 0,
          documentsWaiting: 1,
          owners: [{ name: 'Lia Conceição', ownershipPercentage: '100.00' }],
        },
      ],
      documents: [{ id: paper.id, name: 'Passaporte', company: { id: filed.id, name: 'Açaí LLC' } }],
      notes: [{ text: 'Prefere falar à tarde.', author: 'Ana Agente', company: { id: filed.id } }],
    })
    const kinds = answer.json().activities.map(({ kind, company }: never) => [kind, (company as { name: string }).name])
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['documentSent', 'Açaí LLC'],
        ['noted', 'Açaí LLC'],
      ]),
    )
    expect(answer.body).not.toMatch(/[Ss]egredo|secreto|cents|amount/i)
  })

  test('a client whose only process is handed over is gone at once, like one who never was', async () => {
    const lia = await client('Lia Conceição')
    const only = await order(lia, { paid_at: t.context.now })
    expect((await card(ana, lia)).statusCode).toBe(200)
    expect((await card(bia, lia)).statusCode).toBe(404)
    await assign(only.id, ana, bia)
    const [gone, missing] = [
      await card(ana, lia),
      await t.call('GET', `/api/clients/${t.context.newId()}`, { cookie: ana.cookie }),
    ]
    const told = ({ code, message }: { code: string; message: string }) => [code, message]
    expect([gone.statusCode, told(gone.json().error)]).toEqual([404, told(missing.json().error)])
    expect((await card(bia, lia)).statusCode).toBe(200)
  })
})

test('the search box finds the own clients by name and address, and nobody else', async () => {
  const [lia, rui] = [await client('Lia Jequitibá'), await client('Rui Jequitibá')]
  await order(lia, { company_name: 'Açaí LLC' })
  await order(rui, { company_name: 'Baobá LLC', assigned_agent_id: bia.id })
  const find = async (who: Person, term: string) =>
    (await t.call('GET', `/api/search?search=${term}`, { cookie: who.cookie }))
      .json()
      .items.map(({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`)
  expect(await find(ana, 'jequitiba')).toEqual(['person Lia Jequitibá', 'company Açaí LLC'])
  expect(await find(bia, 'jequitiba')).toEqual(['person Rui Jequitibá', 'company Baobá LLC'])
  // A match on the company's name lists the company only, not also its customer.
  expect(await find(ana, 'acai')).toEqual(['company Açaí LLC'])
})
