import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aContactMessage } from '#demo/factories/contact-message.ts'
import { ORIGIN, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Rita Admin' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  await t.db.deleteFrom('contact_messages').execute()
})

const url = '/api/contact-messages'
const good = { nome: 'Lia Costa', email: 'lia@example.test', mensagem: 'Posso abrir uma LLC?' }
const send = (body: object) => t.call('POST', url, { body })
const stored = () =>
  t.db.selectFrom('contact_messages').select(['nome', 'email', 'telefone', 'assunto', 'mensagem', 'status']).execute()
const asAdmin = (method: 'GET' | 'POST', path: string, body?: object) =>
  t.call(method, `${url}${path}`, { cookie: admin.cookie, body })

describe('sending', () => {
  test('a message is stored once, with what was left out left empty', async () => {
    const answer = await send({ ...good, email: ' LIA@Example.Test ', telefone: '', assunto: '', website: '' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    expect(await stored()).toEqual([{ ...good, telefone: null, assunto: null, status: 'novo' }])
  })

  test.each([
    ['nome', undefined, 'required'],
    ['nome', '   ', 'required'],
    ['nome', 'x'.repeat(201), 'too_long'],
    ['nome', 'a\0b', 'unprintable'],
    ['email', '', 'required'],
    ['email', 'lia@', 'email'],
    ['email', 'lia@example.test\nBcc: x@example.test', 'email'],
    ['telefone', 'ligue', 'phone'],
    ['assunto', 'nada', 'choice'],
    ['mensagem', '\r\n ', 'required'],
    ['mensagem', 'x'.repeat(10_241), 'too_long'],
    ['mensagem', 'ã'.repeat(5_121), 'too_long'],
    ['mensagem', '\u202e', 'unprintable'],
    ['mensagem', 7, 'required'],
    ['extra', 'x', 'unknown'],
  ])('%s %j is refused at its field', async (field, value, problem) => {
    const answer = await send({ ...good, [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual({ [field]: problem })
    expect(await stored()).toEqual([])
  })

  test('exactly 10 kB fit', async () => {
    expect((await send({ ...good, mensagem: 'ã'.repeat(5_120) })).statusCode).toBe(200)
  })

  test('a robot is told that all went well, and nothing is kept or mailed', async () => {
    await t.db.deleteFrom('outbox_mails').execute()
    const answer = await send({ ...good, website: 'https://spam.example' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    expect(await stored()).toEqual([])
    expect(await t.db.selectFrom('outbox_mails').select('id').execute()).toEqual([])
  })

  test('the sixth message in ten minutes waits; mistakes do not count', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await send({ ...good, nome: '' })).statusCode).toBe(400)
      expect((await send({ ...good, mensagem: `Mensagem ${n}` })).statusCode).toBe(200)
    }
    const sixth = await send(good)
    expect(sixth.statusCode).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(500)
    expect(await stored()).toHaveLength(5)
    t.clock.ahead = 601_000
    expect((await send(good)).statusCode).toBe(200)
    t.clock.ahead = 0
  })
})

describe('without script', () => {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    t.app.inject({
      method: 'POST',
      url: '/contato',
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    })
  const form = (values: object) => new URLSearchParams(Object.entries(values)).toString()

  test('a plain form leads back to the page and says that it was sent', async () => {
    const answer = await post(form({ ...good, mensagem: 'Um\r\nDois', assunto: 'planos', telefone: '', website: '' }))
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['location']).toBe('/contato?enviado=1#enviado')
    expect(await stored()).toMatchObject([{ mensagem: 'Um\nDois', assunto: 'planos' }])
  })

  test('other sites, other formats and the one too many are refused', async () => {
    expect((await post(form(good), { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await post(form(good), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await post(JSON.stringify(good), { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await post(`mensagem=${'x'.repeat(300_000)}`)).statusCode).toBe(413)
    expect((await post(form({ ...good, email: 'x' }))).statusCode).toBe(400)
    expect((await post('__proto__=x&nome=a')).statusCode).toBe(400)
    for (let n = 0; n < 5; n++) expect((await post(form(good))).statusCode).toBe(303)
    expect((await post(form(good))).statusCode).toBe(429)
    expect(await stored()).toHaveLength(5)
  })
})

describe('Atendimento', () => {
  const ids = (answer: { json(): { items: { id: string }[] } }) => answer.json().items.map(({ id }) => id)

  test('messages are found by name and address, with and without accents, and by status', async () => {
    const silvia = await aContactMessage(t.context, { nome: 'Sílvia Barreto', email: 'sb@example.test' })
    const edson = await aContactMessage(t.context, { nome: 'Edson', email: 'edson@example.test', status: 'encerrado' })
    expect(ids(await asAdmin('GET', '?search=silvia'))).toEqual([silvia.id])
    expect(ids(await asAdmin('GET', '?search=EDSON%40'))).toEqual([edson.id])
    expect(ids(await asAdmin('GET', '?status=encerrado'))).toEqual([edson.id])
    expect(ids(await asAdmin('GET', '?status=novo&search=edson'))).toEqual([])
    expect((await asAdmin('GET', '?status=x')).statusCode).toBe(400)
  })

  test('pages follow each other without gaps, the newest first, also at the same moment', async () => {
    const made = []
    for (let n = 0; n < 5; n++) made.push((await aContactMessage(t.context, { mensagem: 'x'.repeat(500) })).id)
    const seen: string[] = []
    let cursor = ''
    for (let page = 0; page < 3; page++) {
      const answer = await asAdmin('GET', `?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...ids(answer))
      cursor = answer.json().nextCursor ?? ''
      expect(answer.json().items[0].excerpt).toHaveLength(160)
    }
    expect(cursor).toBe('')
    expect(seen).toEqual(made.toSorted().reverse())
  })

  test('an answer is kept with its author, and closing and opening follow the rules', async () => {
    const { id } = await aContactMessage(t.context)
    const answered = await asAdmin('POST', `/${id}/answer`, { message: 'Pode, sim.' })
    expect(answered.json()).toMatchObject({
      status: 'respondido',
      replies: [{ author: 'Rita Admin', message: 'Pode, sim.' }],
    })
    expect((await asAdmin('POST', `/${id}/status`, { status: 'novo' })).statusCode).toBe(409)
    expect((await asAdmin('POST', `/${id}/status`, { status: 'encerrado' })).json().status).toBe('encerrado')
    const late = await asAdmin('POST', `/${id}/answer`, { message: 'Mais uma coisa' })
    expect([late.statusCode, late.json().error.message]).toEqual([409, 'Reabra a mensagem para responder.'])
    expect((await asAdmin('POST', `/${id}/status`, { status: 'respondido' })).statusCode).toBe(200)
    expect((await asAdmin('GET', `/${id}`)).json().replies).toHaveLength(1)
    const { rows } = await t.owner.query('select action from audit_log where subject_id = $1 order by id', [id])
    expect(rows.map(({ action }) => action)).toEqual([
      'contact.answered',
      'contact.statusChanged',
      'contact.statusChanged',
    ])
  })

  test('an empty answer, one too long and one to nobody are refused', async () => {
    const { id } = await aContactMessage(t.context)
    for (const message of ['', ' \n', 'x'.repeat(10_001)])
      expect((await asAdmin('POST', `/${id}/answer`, { message })).statusCode).toBe(400)
    const missing = '00000000-0000-4000-8000-000000000000'
    expect((await asAdmin('POST', `/${missing}/answer`, { message: 'x' })).statusCode).toBe(404)
    expect((await asAdmin('GET', `/${missing}`)).statusCode).toBe(404)
  })
})
