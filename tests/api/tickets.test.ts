import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aTicket, aTicketReply } from '#demo/factories/ticket.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let [ana, bia, admin]: Person[] = []
const cookieOf = (who: Person | undefined) => ({ cookie: who?.cookie })

beforeAll(async () => {
  t = await testApp()
  ana = await t.person('user', { name: 'Ana Prado' })
  bia = await t.person('user', { name: 'Bia Ágata' })
  admin = await t.person('admin', { name: 'Rita Admin' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  await t.db.deleteFrom('support_tickets').execute()
})

const url = '/api/tickets'
const good = () => ({ key: randomUUID(), subject: 'Cobrança', type: 'billing', message: 'Fui cobrada duas vezes?' })
const open = (body: object, who = ana) => t.call('POST', url, { ...cookieOf(who), body })
const reply = (id: string, message: string, who = ana, key = randomUUID()) =>
  t.call('POST', `${url}/${id}/replies`, { ...cookieOf(who), body: { key, message } })
const move = (id: string, status: string, who = admin) =>
  t.call('POST', `${url}/${id}/status`, { ...cookieOf(who), body: { status } })
const read = async (path: string, who = ana) => (await t.call('GET', `${url}${path}`, cookieOf(who))).json()
const ticketOf = async (who = ana) => (await open(good(), who)).json().id as string
const idsIn = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

describe('opening', () => {
  test('a ticket is stored with its words and shown to its customer', async () => {
    const answer = await open({ ...good(), subject: '  Cobrança ', message: ' Linha um\nLinha dois ' })
    expect(answer.statusCode).toBe(201)
    const shown = { subject: 'Cobrança', type: 'billing', status: 'aberto', message: 'Linha um\nLinha dois' }
    expect(answer.json()).toMatchObject({ ...shown, replies: [], customer: null })
    expect(await read(`/${answer.json().id}`)).toMatchObject(shown)
  })

  test('the same key is the same ticket, also when both arrive at once', async () => {
    const form = good()
    const answers = await Promise.all([open(form), open(form), open(form)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await open({ ...form, message: 'Outra pergunta' })).statusCode).toBe(409)
    expect((await read('')).items).toHaveLength(1)
    // An idempotency key belongs to one account: another person may open a ticket with the same key.
    expect((await open(form, bia)).statusCode).toBe(201)
    expect((await read('', bia)).items).toHaveLength(1)
  })

  test.each([
    ['subject', undefined, 'required'],
    ['subject', '  ', 'required'],
    ['subject', 'x'.repeat(201), 'too_long'],
    ['type', undefined, 'choice'],
    ['type', 'outro', 'choice'],
    ['message', '\n ', 'required'],
    ['message', 'x'.repeat(10_001), 'too_long'],
    ['message', 'a\0b', 'unprintable'],
    ['status', 'encerrado', 'unknown'],
    ['user_id', randomUUID(), 'unknown'],
  ])('%s %j is refused at its field', async (field, value, problem) => {
    const answer = await open({ ...good(), [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual({ [field]: problem })
    expect((await read('')).items).toEqual([])
  })

  test('the one too many in ten minutes waits', async () => {
    for (let n = 0; n < 20; n++) expect((await open(good())).statusCode).toBe(201)
    const late = await open(good())
    expect(late.statusCode).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(500)
  })
})

describe('the conversation', () => {
  test("goes back and forth; the status says whose turn it is, and the customer's answer opens a closed one", async () => {
    const id = await ticketOf()
    expect((await reply(id, 'Só uma vez.', admin)).json()).toMatchObject({ status: 'respondido' })
    expect((await reply(id, 'E a tarifa?')).json()).toMatchObject({ status: 'aberto' })
    expect((await move(id, 'encerrado')).json()).toMatchObject({ status: 'encerrado' })
    const again = (await reply(id, 'Voltou a acontecer.')).json()
    expect(again.status).toBe('aberto')
    expect(
      again.replies.map(({ fromStaff, author, message }: Record<string, unknown>) => [fromStaff, author, message]),
    ).toEqual([
      [true, 'Rita Admin', 'Só uma vez.'],
      [false, 'Ana Prado', 'E a tarifa?'],
      [false, 'Ana Prado', 'Voltou a acontecer.'],
    ])
    expect(JSON.stringify(again)).not.toContain(admin?.email)
  })

  test('what is sent twice is said once', async () => {
    const id = await ticketOf()
    const key = randomUUID()
    const both = await Promise.all([reply(id, 'Olá?', ana, key), reply(id, 'Olá?', ana, key)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await reply(id, 'Outra coisa', ana, key)).statusCode).toBe(409)
    expect((await read(`/${id}`)).replies).toHaveLength(1)
  })

  test('the team opens a closed ticket again before it answers', async () => {
    const id = await ticketOf()
    await move(id, 'encerrado')
    const refused = await reply(id, 'Mais uma coisa', admin)
    expect([refused.statusCode, refused.json().error.message]).toEqual([409, 'Reabra o chamado para responder.'])
    expect((await move(id, 'respondido')).statusCode).toBe(200)
    expect((await reply(id, 'Mais uma coisa', admin)).statusCode).toBe(200)
  })

  test('only the listed steps are made, and the same status changes nothing', async () => {
    const id = await ticketOf()
    expect((await move(id, 'respondido')).statusCode).toBe(409)
    expect((await move(id, 'aberto')).statusCode).toBe(200)
    expect((await move(id, 'feito')).statusCode).toBe(400)
    const moves = t.db.selectFrom('audit_log').select('id').where('action', '=', 'ticket.statusChanged')
    expect(await moves.where('subject_id', '=', id).execute()).toEqual([])
  })

  test('answers at the same moment all stay', async () => {
    const id = await ticketOf()
    const sent = await Promise.all([1, 2, 3, 4, 5].map((n) => reply(id, `Linha ${n}`, n % 2 ? ana : admin)))
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect((await read(`/${id}`)).replies).toHaveLength(5)
  })

  test('a conversation has an end', async () => {
    const { id } = await aTicket(t.context, ana?.id ?? '')
    for (let n = 0; n < 200; n++) await aTicketReply(t.context, id, admin?.id ?? '')
    const refused = await reply(id, 'Mais uma')
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error.message).toContain('Abra um novo chamado')
  })

  test('empty and endless answers are refused', async () => {
    const id = await ticketOf()
    for (const message of ['', ' \n', 'x'.repeat(10_001)]) expect((await reply(id, message)).statusCode).toBe(400)
    expect((await reply(randomUUID(), 'Olá')).statusCode).toBe(404)
  })
})

describe('lists', () => {
  test('customers see their own, whatever they ask for', async () => {
    const [mine, other] = [await ticketOf(), await ticketOf(bia)]
    expect(idsIn(await read(''))).toEqual([mine])
    expect(idsIn(await read('?search=Bia'))).toEqual([])
    expect(idsIn(await read('', admin))).toEqual([other, mine])
    const foreign = await t.call('GET', `${url}/${other}`, cookieOf(ana))
    const missing = await t.call('GET', `${url}/${randomUUID()}`, cookieOf(ana))
    const shape = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
    expect([foreign.statusCode, shape(foreign.body)]).toEqual([missing.statusCode, shape(missing.body)])
    expect((await t.call('GET', `${url}?user_id=${bia?.id}`, cookieOf(ana))).statusCode).toBe(400)
  })

  test('the team finds by subject, name and address, without accents, and by status', async () => {
    const [one, two] = [await ticketOf(), await ticketOf(bia)]
    await reply(two, 'Sim.', admin)
    const found = async (query: string) => idsIn(await read(`?${query}`, admin))
    expect(await found('search=COBRANCA')).toEqual([two, one])
    expect(await found('search=agata')).toEqual([two])
    expect(await found(`search=${encodeURIComponent(ana?.email ?? '')}`)).toEqual([one])
    expect(await found('status=respondido')).toEqual([two])
    expect(await found('status=encerrado')).toEqual([])
    expect(await found('search=%25')).toEqual([])
    const [row] = (await read('?status=respondido', admin)).items
    expect(row).toMatchObject({ customer: { name: 'Bia Ágata', email: bia?.email }, replies: 1 })
    expect(await read('/counts', admin)).toEqual({ aberto: 1, respondido: 1, encerrado: 0 })
    expect(await read('/counts')).toEqual({ aberto: 1, respondido: 0, encerrado: 0 })
  })

  test('the latest change comes first, page by page', async () => {
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.push(await ticketOf())
    await reply(ids[0] ?? '', 'Alguém aí?')
    const expected = [ids[0], ids[4], ids[3], ids[2], ids[1]]
    const seen: string[] = []
    let cursor: string | null = ''
    for (let n = 0; n < 4 && cursor !== null; n++) {
      const page: { items: { id: string }[]; nextCursor: string | null } = await read(
        `?limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      )
      seen.push(...idsIn(page))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(expected)
    const [first] = [(await read('?limit=2')).nextCursor]
    expect((await t.call('GET', `${url}?cursor=${first}`, cookieOf(bia))).statusCode).toBe(400)
  })
})
