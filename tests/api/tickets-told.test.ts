import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let office: Person
beforeAll(async () => {
  t = await testApp()
  office = await t.person('admin', { name: 'Rita Admin' })
  await t.owner.query(`update site_settings set support_email = 'suporte@example.test'`)
})
afterAll(() => t.close())

const url = '/api/tickets'
const form = () => ({ key: randomUUID(), subject: 'Documento recusado', type: 'document', message: '<b>Por quê?</b>' })
async function scene() {
  const customer = await t.person('user')
  const id: string = (await t.call('POST', url, { cookie: customer.cookie, body: form() })).json().id
  const say = (who: Person, message: string) =>
    t.call('POST', `${url}/${id}/replies`, { cookie: who.cookie, body: { key: randomUUID(), message } })
  const move = (status: string) => t.call('POST', `${url}/${id}/status`, { cookie: office.cookie, body: { status } })
  return { customer, id, say, move }
}
const mailsTo = async (address: string) => (await sendQueued(t)).filter(({ to }) => to === address)
const notesOf = async (userId: string, ticketId: string) =>
  (
    await t.db
      .selectFrom('notifications')
      .select(['title', 'event', 'data'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
  )
    .filter(({ data }) => JSON.stringify(data).includes(ticketId))
    .map(({ title }) => title)
const liveTo = async (userId: string, ticketId: string) =>
  (await t.db.selectFrom('live_events').select(['event', 'data']).where('user_id', '=', userId).execute()).filter(
    ({ event, data }) => event === 'tickets.changed' && JSON.stringify(data).includes(ticketId),
  ).length

test('the office is told once by mail, and everybody in it on the page', async () => {
  await sendQueued(t)
  const { id, customer, say } = await scene()
  const [mail, ...more] = await mailsTo('suporte@example.test')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Novo chamado: Documento recusado')
  expect(mail?.html).toContain('&lt;b&gt;Por quê?&lt;/b&gt;')
  expect(mail?.text).toContain(`/admin/support?chamado=${id}`)
  expect(await notesOf(office.id, id)).toEqual(['Novo chamado'])
  expect(await liveTo(office.id, id)).toBe(1)
  expect(await liveTo(customer.id, id)).toBe(1)
  await say(customer, 'Alguém viu?')
  const [again] = await mailsTo('suporte@example.test')
  expect([again?.subject, again?.text.includes('Alguém viu?')]).toEqual([
    'Resposta no chamado: Documento recusado',
    true,
  ])
  expect(await notesOf(office.id, id)).toEqual(['Novo chamado', 'Nova resposta em um chamado'])
  // Mails about tickets go to the support address, so the admin's own mailbox gets none.
  expect(await mailsTo(office.email)).toEqual([])
})

test('an answer reaches the customer on the page and by mail, with its words', async () => {
  const { id, customer, say } = await scene()
  await sendQueued(t)
  await say(office, 'Faltou o verso.\n\nEnvie de novo.')
  const [mail, ...more] = await mailsTo(customer.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Resposta da Travessia ao seu chamado: Documento recusado')
  expect(mail?.text).toContain('Faltou o verso.')
  expect(mail?.text).toContain(`/user/support?chamado=${id}`)
  expect(await notesOf(customer.id, id)).toEqual(['Resposta ao seu chamado'])
  expect(await liveTo(customer.id, id)).toBe(2)
})

test('the choices of the customer hold: no mail, still a notification; papers and bills do not silence answers', async () => {
  const { id, customer, say } = await scene()
  const choose = (choice: object) =>
    t.call('PUT', '/api/account/notifications', {
      cookie: customer.cookie,
      body: { email: true, sms: false, documents: false, payments: false, ...choice },
    })
  await choose({})
  await sendQueued(t)
  await say(office, 'Primeira')
  expect(await mailsTo(customer.email)).toHaveLength(1)
  await choose({ email: false })
  await say(office, 'Segunda')
  expect(await mailsTo(customer.email)).toEqual([])
  expect(await notesOf(customer.id, id)).toHaveLength(2)
})

test('closing and opening again are told to the customer, the way back to the office', async () => {
  const { id, customer, say, move } = await scene()
  await move('encerrado')
  await move('aberto')
  await move('encerrado')
  await say(customer, 'Ainda não.')
  expect(await notesOf(customer.id, id)).toEqual(['Chamado encerrado', 'Chamado reaberto', 'Chamado encerrado'])
  expect(await notesOf(office.id, id)).toEqual(['Novo chamado', 'Chamado reaberto'])
})

test('every deed is in the audit log, by ids only', async () => {
  const { id, customer, say, move } = await scene()
  await say(office, 'Um segredo')
  await say(customer, 'Outro segredo')
  await move('encerrado')
  const rows = await t.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['ticket.created', customer.id],
    ['ticket.answered', office.id],
    ['ticket.continued', customer.id],
    ['ticket.statusChanged', office.id],
  ])
  expect(JSON.stringify(rows)).not.toContain('segredo')
})

test('erasing the customer takes tickets, answers, notices and waiting mails along', async () => {
  const { id, customer, say } = await scene()
  await say(office, 'Resposta')
  const body = { currentPassword: 'barco a vapor 42' }
  expect((await t.call('POST', '/api/account/erase', { cookie: customer.cookie, body })).statusCode).toBe(200)
  expect(await notesOf(office.id, id)).toEqual([])
  const left = await t.db.selectFrom('outbox_mails').select('data').execute()
  expect(JSON.stringify(left)).not.toContain(id)
  expect((await t.call('GET', `${url}/${id}`, { cookie: office.cookie })).statusCode).toBe(404)
})
