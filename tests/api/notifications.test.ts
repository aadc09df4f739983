import { afterAll, beforeAll, expect, test } from 'vitest'
import { aNotification } from '#demo/factories/notification.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { categoryOf, notificationCategories } from '#features/notifications/rules/category.ts'
import { inTransaction } from '#server/context.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const texts = [
  ['Documento aprovado', 'Conferimos.'],
  ['Novo aviso', 'Falta um DOCUMENTO para o pagamento.'],
  ['Status atualizado: em análise', 'Veja o pagamento.'],
  ['Empresa APROVADA', 'Parabéns!'],
  ['Registro rejeitado', 'Fale conosco.'],
  ['Pagamento confirmado', 'Obrigado.'],
  ['Aviso', 'O pagamento não foi aceito.'],
  ['Aviso', 'Seu status mudou e foi aprovado.'],
  ['Boas-vindas', 'Documentação'],
  ['Ação necessária', 'Olá! ÁÉÍ 100% _'],
] as const
async function told() {
  const person = await t.person('user')
  await t.owner.query('delete from notifications where user_id = $1', [person.id])
  for (const [n, [title, message]] of texts.entries())
    await aNotification(t.context, person.id, { title, message, created_at: new Date(Date.now() - n * 60_000) })
  const get = async (path: string) => (await t.call('GET', `/api/notifications${path}`, person)).json()
  return { ...person, get }
}

test('the database files a notification exactly as the rule does', async () => {
  const { get } = await told()
  for (const category of notificationCategories) {
    const { items } = await get(`?limit=100&category=${category}`)
    const expected = texts.filter(([title, message]) => categoryOf({ title, message }) === category)
    expect(items.map(({ title, message }: Record<string, string>) => [title, message])).toEqual(expected)
    for (const item of items) expect(item.category).toBe(category)
  }
})

test('what is unread can be asked for alone, the newest first', async () => {
  const { id, get } = await told()
  await t.owner.query('update notifications set read = true where user_id = $1 and message <> all($2)', [
    id,
    ['Parabéns!', 'Obrigado.', 'Documentação'],
  ])
  const { items, unread } = await get('?limit=2&unread=true')
  expect([items.map(({ message }: { message: string }) => message), unread]).toEqual([['Parabéns!', 'Obrigado.'], 3])
  expect((await get('?limit=2')).items).toMatchObject([{ read: true }, { read: true }])
})

test('each tab has its number and its own pages', async () => {
  const { get, cookie } = await told()
  expect(await get('/counts')).toEqual({ all: 10, document: 2, status: 3, payment: 2 })
  const first = await get('?limit=1&category=document')
  expect(first.items).toHaveLength(1)
  const second = await get(`?limit=1&category=document&cursor=${first.nextCursor}`)
  expect([second.items.length, second.nextCursor]).toEqual([1, null])
  // A cursor works only in the tab that it was made for.
  const wrong = [`?category=status&cursor=${first.nextCursor}`, `?cursor=${first.nextCursor}`]
  for (const path of wrong) expect((await t.call('GET', `/api/notifications${path}`, { cookie })).statusCode).toBe(400)
  expect((await t.call('GET', '/api/notifications?category=x', { cookie })).statusCode).toBe(400)
})

test('a notification says where it leads, by the role of its reader', async () => {
  const [customer, agent] = [await t.person('user'), await t.person('agent')]
  for (const { id } of [customer, agent])
    await aNotification(t.context, id, { event: 'document.submitted', title: 'Documento', message: 'Veja.' })
  const linkOf = async (cookie: string) =>
    (await t.call('GET', '/api/notifications?category=document', { cookie })).json().items[0].link
  expect([await linkOf(customer.cookie), await linkOf(agent.cookie)]).toEqual(['/user/documents', '/agent/documents'])
})

test('marking one or all says so to every open page, and other readers keep theirs', async () => {
  const [mine, other] = [await told(), await told()]
  const [first] = (await mine.get('')).items
  expect((await t.call('POST', `/api/notifications/${first.id}/read`, { cookie: other.cookie })).statusCode).toBe(404)
  expect((await t.call('POST', `/api/notifications/${first.id}/read`, mine)).statusCode).toBe(200)
  expect((await mine.get('')).unread).toBe(9)
  expect((await t.call('POST', '/api/notifications/read-all', mine)).statusCode).toBe(200)
  expect([(await mine.get('')).unread, (await other.get('')).unread]).toEqual([0, 10])
  const events = t.db.selectFrom('live_events').select('event').where('user_id', '=', mine.id)
  expect((await events.where('event', '=', 'notification.read').execute()).length).toBe(2)
})

test('thousands are all marked as read, open pages are told once, and the count stops where the badge does', async () => {
  const mine = await told()
  await t.owner.query(
    `insert into notifications (user_id, title, message, event)
     select $1, 'Aviso', 'Texto', 'account.created' from generate_series(1, 10500)`,
    [mine.id],
  )
  expect((await mine.get('')).unread).toBe(100)
  expect((await t.call('POST', '/api/notifications/read-all', mine)).statusCode).toBe(200)
  const left = await t.owner.query('select 1 from notifications where user_id = $1 and not read', [mine.id])
  expect([left.rowCount, (await mine.get('')).unread]).toEqual([0, 0])
  const events = t.db.selectFrom('live_events').select('event').where('user_id', '=', mine.id)
  expect(await events.where('event', '=', 'notification.read').execute()).toHaveLength(1)
})

test('a paid order without an agent asks the office for one, an assigned one does not', async () => {
  const [boss, customer, agent] = [await t.person('admin'), await t.person('user'), await t.person('agent')]
  const asked = async () =>
    (await t.call('GET', '/api/notifications?limit=100', boss))
      .json()
      .items.filter(({ title }: { title: string }) => title === 'Pedido pago sem agente')
  for (const [assigned_agent_id, expected] of [
    [agent.id, 0],
    [null, 1],
  ] as const) {
    const registration = await aRegistration(t.context, { user_id: customer.id, assigned_agent_id })
    const { id: paymentId } = await aPayment(t.context, registration)
    const paid = { paymentId, registrationId: registration.id, customerId: customer.id }
    await inTransaction(t.context, (tx) => tx.emit('payment.confirmed', paid))
    expect(await asked()).toHaveLength(expected)
  }
  expect((await asked())[0].link).toMatch(/^\/admin\/processes\?processo=/)
})
