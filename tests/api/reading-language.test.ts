import { afterAll, beforeAll, expect, test } from 'vitest'
import { aNotification } from '#demo/factories/notification.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import type { Language } from '#rules/language/preferences.ts'
import { inTransaction } from '#server/context.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { recordStatements } from '#tests/support/recorded-statements.ts'
import { documentScene, goodPdf } from '#tests/support/sending-files.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = { id: string; cookie: string }
type Note = { title: string; message: string; category: string }
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const reads = async ({ cookie }: Person, language: Language) => {
  const body = { language, timeZone: 'America/Sao_Paulo' }
  expect((await t.call('PUT', '/api/account/preferences', { cookie, body })).statusCode).toBe(200)
}
const notesOf = async ({ cookie }: Person, query = ''): Promise<Note[]> =>
  (await t.call('GET', `/api/notifications?limit=100${query}`, { cookie })).json().items
const newest = async (person: Person): Promise<Note | undefined> => (await notesOf(person))[0]
const forgetMails = ({ id }: Person) => t.owner.query('delete from outbox_mails where user_id = $1', [id])

test('a refused document is told with company, reason and next step, in the language of the moment', async () => {
  const scene = await documentScene(t)
  const { customer, registration } = scene
  const { id } = await scene.pending('Passaporte')
  await scene.send(id, goodPdf())
  await forgetMails(customer)
  await scene.reject(id, 1, 'A foto está cortada.')
  const company = registration.company_name
  expect(await newest(customer)).toMatchObject({
    title: 'Documento recusado',
    message: `Não pudemos aceitar “Passaporte”, da ${company}. Motivo: “A foto está cortada”. Próximo passo: envie outro arquivo em Documentos.`,
  })
  await reads(customer, 'en_US')
  expect(await newest(customer)).toMatchObject({
    title: 'Document rejected',
    message: `We could not accept “Passaporte”, for ${company}. Reason: “A foto está cortada”. Next step: send another file in Documents.`,
    category: 'document',
  })
  // The mail was queued while the customer read Portuguese.
  await reads(customer, 'es_ES')
  const [mail] = await sendQueued(t, customer.id)
  expect([mail?.subject, mail?.language]).toEqual([`Documento rechazado: ${company}`, 'es-ES'])
  expect(mail?.text).toContain('Motivo: «A foto está cortada». Siguiente paso: envía otro archivo en Documentos.')
  expect(mail?.html).toContain('<html lang="es-ES">')
})

test('a long reason is cut, and markup in it stays text', async () => {
  const scene = await documentScene(t)
  const { id } = await scene.pending()
  await scene.send(id, goodPdf())
  await forgetMails(scene.customer)
  await scene.reject(id, 1, `<b>${'a'.repeat(1900)}`)
  const note = await newest(scene.customer)
  expect(note?.message).toContain(`“<b>${'a'.repeat(597)}…”`)
  const [mail] = await sendQueued(t, scene.customer.id)
  expect(mail?.html).toContain('&lt;b&gt;aaa')
  expect(mail?.html).not.toContain('<b>aaa')
})

test('a rejected registration says which company, why and what to do', async () => {
  const { customer, agent, registration } = await documentScene(t)
  await reads(customer, 'en_US')
  await t.call('POST', `/api/registrations/${registration.id}/status`, {
    cookie: agent.cookie,
    body: { status: 'rejected', expectedStatus: registration.status, reason: 'O nome já existe.' },
  })
  expect(await newest(customer)).toMatchObject({
    title: 'Registration rejected',
    message: `The registration of ${registration.company_name} was not accepted. Reason: “O nome já existe”. Next step: talk to your agent in Messages.`,
  })
})

test('the name of a company moves no notification to another tab', async () => {
  const customer = await t.person('user')
  const company = 'Documento Status Aprovado LLC'
  const registration = await aRegistration(t.context, { user_id: customer.id, company_name: company })
  const { id: paymentId } = await aPayment(t.context, registration)
  const failed = { paymentId, registrationId: registration.id, customerId: customer.id }
  await inTransaction(t.context, (tx) => tx.emit('payment.failed', failed))
  const [note] = await notesOf(customer, '&category=payment')
  expect(note).toMatchObject({ title: 'Pagamento não concluído', category: 'payment' })
  expect(note?.message).toContain(company)
  expect(await notesOf(customer, '&category=document')).toEqual([])
  const counts = await t.call('GET', '/api/notifications/counts', { cookie: customer.cookie })
  expect(counts.json()).toMatchObject({ all: 2, document: 0, status: 0, payment: 1 })
})

test('rows of earlier versions show the words that they were stored with', async () => {
  const customer = await t.person('user')
  await reads(customer, 'en_US')
  const old = { title: 'Aviso antigo', message: 'Palavras de antes.' }
  await aNotification(t.context, customer.id, old)
  expect(await notesOf(customer)).toContainEqual(expect.objectContaining({ ...old, category: 'general' }))
})

test('the language costs a list no query', async () => {
  const customer = await t.person('user')
  await reads(customer, 'es_ES')
  const sent = await recordStatements(() => notesOf(customer))
  // Three statements: the session, one page of notifications, and the unread count.
  expect(sent.map(({ text }) => text)).toHaveLength(3)
})

test('devices are named in the language of whoever looks', async () => {
  const customer = await t.person('user')
  await reads(customer, 'en_US')
  const { items } = (await t.call('GET', '/api/account/devices', { cookie: customer.cookie })).json()
  expect(items[0].device).toBe('Unknown device')
})

test('mails about the account are in the language of the account, those to the office in Portuguese', async () => {
  const customer = await t.person('user', { name: 'Ana Prado' })
  await t.db
    .updateTable('site_settings')
    .set({ contact_emails: ['office@example.test'] })
    .execute()
  await reads(customer, 'en_US')
  await t.owner.query('delete from outbox_mails')
  const ask = { email: customer.email }
  await t.call('POST', '/api/auth/request-password-reset', { body: ask })
  const ticket = { key: crypto.randomUUID(), subject: 'Ajuda', type: 'other', message: 'Texto' }
  expect((await t.call('POST', '/api/tickets', { cookie: customer.cookie, body: ticket })).statusCode).toBe(201)
  const sent = await sendQueued(t)
  expect(sent.map(({ to, subject, language }) => [to, subject, language]).sort()).toEqual([
    ['office@example.test', 'Novo chamado: Ajuda', 'pt-BR'],
    [customer.email, 'Reset your Travessia password', 'en-US'],
  ])
  expect(sent.find(({ to }) => to === customer.email)?.text).toMatch(/^Travessia\n\nHello, Ana!/)
})

test('the last mail to an erased account still speaks its language', async () => {
  const customer = await t.person('user')
  await reads(customer, 'es_ES')
  await t.owner.query('delete from outbox_mails')
  const body = { currentPassword: PASSWORD }
  expect((await t.call('POST', '/api/account/erase', { cookie: customer.cookie, body })).statusCode).toBe(200)
  const [mail] = await sendQueued(t)
  expect([mail?.to, mail?.subject]).toEqual([customer.email, 'Tu cuenta en Travessia se ha eliminado'])
})

test('an agent who leaves takes along the notifications with the own name', async () => {
  const [admin, customer] = [await t.person('admin'), await t.person('user')]
  const agent = await t.person('agent', { name: 'Zulmira Quintela' })
  const { id } = await aRegistration(t.context, { user_id: customer.id, paid_at: t.context.now })
  const body = { agentId: agent.id, expectedAgentId: null }
  expect((await t.call('POST', `/api/registrations/${id}/assign`, { cookie: admin.cookie, body })).statusCode).toBe(200)
  expect((await newest(customer))?.message).toContain('Zulmira Quintela')
  const leave = { currentPassword: PASSWORD }
  expect((await t.call('POST', '/api/account/erase', { cookie: agent.cookie, body: leave })).statusCode).toBe(200)
  expect(JSON.stringify(await notesOf(customer))).not.toContain('Zulmira')
})
