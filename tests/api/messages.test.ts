import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aMessage } from '#demo/factories/message.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { actingScene } from '#tests/support/acting.ts'
import { aConversation } from '#tests/support/conversation.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const textsOf = (answer: { json: () => { items: { text: string }[] } }) => answer.json().items.map(({ text }) => text)

describe('writing', () => {
  test('a message is trimmed, stored unread and read by both sides', async () => {
    const c = await aConversation(t)
    const answer = await c.send(c.customer, '  Bom dia,\n\nalguma novidade?  ')
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      text: 'Bom dia,\n\nalguma novidade?',
      from: 'customer',
      mine: true,
      senderName: 'Caio Lima',
      read: false,
      attachments: [],
    })
    expect((await c.thread(c.agent)).json().items).toMatchObject([
      { text: 'Bom dia,\n\nalguma novidade?', from: 'customer', mine: false, senderName: 'Caio Lima' },
    ])
  })

  test('blank, too long, hidden and unstorable texts are refused; an emoji of several parts is not', async () => {
    const c = await aConversation(t)
    for (const text of ['', ' \n ', 'x'.repeat(5001), 'a\u202eb', 'a\0b', '\ud800', 'a\u200db'])
      expect([text.slice(0, 9), (await c.send(c.customer, text)).statusCode]).toEqual([text.slice(0, 9), 400])
    expect(await c.rows()).toEqual([])
    expect((await c.send(c.customer, 'x'.repeat(5000))).statusCode).toBe(201)
    expect((await c.send(c.customer, 'Obrigada 👩🏽‍🔧')).json().text).toBe('Obrigada 👩🏽‍🔧')
  })

  test('whatever else is sent along is refused', async () => {
    const c = await aConversation(t)
    for (const more of [{ sender_id: c.agent.id }, { read: true }, { created_at: '2020-01-01T00:00:00Z' }])
      expect((await c.send(c.customer, 'Olá', more)).statusCode).toBe(400)
    for (const messageId of ['1', null, ['a'], '00000000-0000-0000-0000-00000000000g'])
      expect((await c.send(c.customer, 'Olá', { messageId })).statusCode).toBe(400)
    expect(await c.rows()).toEqual([])
  })

  test('without an agent there is nobody to write to', async () => {
    const c = await aConversation(t, { assigned_agent_id: null })
    const answer = await c.send(c.customer, 'Olá')
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'no_agent'])
    const list = await t.call('GET', '/api/conversations', { cookie: c.customer.cookie })
    expect(list.json().items).toEqual([])
  })

  test('more than sixty in a minute are refused for a moment', async () => {
    const c = await aConversation(t)
    const answers = await Promise.all(Array.from({ length: 62 }, (_, n) => c.send(c.customer, `${n}`)))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(2)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(await c.rows()).toHaveLength(60)
  })

  test('the texts stand in no log line', async () => {
    const lines: string[] = []
    const logged = await testApp({ lines })
    try {
      const c = await aConversation(logged)
      const id = randomUUID()
      await c.send(c.customer, 'segredo-de-conversa', { messageId: id })
      await c.send(c.agent, 'segredo-de-conversa', { messageId: id })
      await c.send(c.customer, 'segredo-de-conversa\0')
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.join('')).not.toContain('segredo-de-conversa')
    } finally {
      await logged.close()
    }
  })
})

describe('the same id', () => {
  test('twice is one message, also with other words: the answer that was lost is given again', async () => {
    const c = await aConversation(t)
    const messageId = randomUUID()
    const first = await c.send(c.customer, 'Olá', { messageId })
    const again = await c.send(c.customer, 'Olá de novo', { messageId })
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    expect(await c.rows()).toHaveLength(1)
  })

  test('fifty times at once is one row and one live event for each side', async () => {
    const c = await aConversation(t)
    const messageId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => c.send(c.agent, 'Olá', { messageId })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await c.rows()).toHaveLength(1)
    const events = await t.db
      .selectFrom('live_events')
      .select('user_id')
      .where('event', '=', 'message.created')
      .where('user_id', 'in', [c.customer.id, c.agent.id])
      .execute()
    expect(events.map(({ user_id }) => user_id).sort()).toEqual([c.customer.id, c.agent.id].sort())
  })

  test("another person's id is refused and shows nothing of it", async () => {
    const c = await aConversation(t)
    const other = await aConversation(t)
    const messageId = randomUUID()
    await c.send(c.customer, 'Meu passaporte venceu', { messageId })
    for (const answer of [
      await c.send(c.agent, 'x', { messageId }),
      await other.send(other.customer, 'x', { messageId }),
    ]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.body).not.toContain('passaporte')
    }
    expect((await c.rows()).map(({ message }) => message)).toEqual(['Meu passaporte venceu'])
    expect(await other.rows()).toEqual([])
  })

  test('of an own message in another conversation is refused', async () => {
    const c = await aConversation(t)
    const second = await aRegistration(t.context, { user_id: c.customer.id, assigned_agent_id: c.agent.id })
    const messageId = randomUUID()
    await c.send(c.customer, 'Olá', { messageId })
    const answer = await t.call('POST', `/api/conversations/${second.id}/messages`, {
      cookie: c.customer.cookie,
      body: { messageId, text: 'Olá' },
    })
    expect(answer.statusCode).toBe(409)
  })
})

describe('attachments', () => {
  test('are documents of the same registration, with what the reader may do with them', async () => {
    const c = await aConversation(t)
    const sent = await aDocument(t.context, c.registration.id, { uploaded_by: c.customer.id, name: 'Passaporte' })
    const approved = await aDocument(t.context, c.registration.id, {
      uploaded_by: c.customer.id,
      status: 'approved',
      name: 'Endereço',
    })
    const ids = [sent.id, approved.id, sent.id]
    const answer = await c.send(c.customer, 'Seguem', { attachments: ids })
    expect(answer.json().attachments).toMatchObject([
      { documentId: approved.id, name: 'Endereço', canDownload: true },
      { documentId: sent.id, name: 'Passaporte', canDownload: false },
    ])
    const [seen] = (await c.thread(c.agent)).json().items
    expect(seen.attachments.map(({ canDownload }: { canDownload: boolean }) => canDownload)).toEqual([true, true])
    const [row] = (await t.call('GET', '/api/conversations', { cookie: c.agent.cookie })).json().items
    expect(row.lastMessage).toMatchObject({ hasAttachments: true, mine: false })
  })

  test('of another registration do not exist, and nothing is written', async () => {
    const c = await aConversation(t)
    const other = await aConversation(t)
    const foreign = await aDocument(t.context, other.registration.id, { uploaded_by: other.customer.id })
    for (const attachments of [[foreign.id], [randomUUID()]])
      for (const who of [c.customer, c.agent]) expect((await c.send(who, 'Veja', { attachments })).statusCode).toBe(404)
    expect(await c.rows()).toEqual([])
  })

  test('of another own company are refused as well', async () => {
    const c = await aConversation(t)
    const second = await aRegistration(t.context, { user_id: c.customer.id, assigned_agent_id: c.agent.id })
    const elsewhere = await aDocument(t.context, second.id, { uploaded_by: c.customer.id })
    expect((await c.send(c.customer, 'Veja', { attachments: [elsewhere.id] })).statusCode).toBe(404)
  })

  test('more than ten are refused', async () => {
    const c = await aConversation(t)
    const attachments = Array.from({ length: 11 }, () => randomUUID())
    expect((await c.send(c.customer, 'Veja', { attachments })).statusCode).toBe(400)
  })
})

describe('reading', () => {
  test('a thread comes newest first in pages that leave nothing out', async () => {
    const c = await aConversation(t)
    const start = t.context.now.getTime()
    for (let n = 0; n < 45; n++)
      await aMessage(t.context, c.registration.id, n % 2 ? c.agent.id : c.customer.id, {
        message: `m${n}`,
        // Three messages share each millisecond, so that a page may end between messages of the same time.
        created_at: new Date(start + Math.floor(n / 3)),
      })
    const seen: string[] = []
    let query = '?limit=20'
    for (let page = 0; page < 4; page++) {
      const answer = await c.thread(c.customer, query)
      seen.push(...textsOf(answer))
      const { nextCursor } = answer.json()
      if (!nextCursor) break
      query = `?limit=20&cursor=${nextCursor}`
    }
    expect(seen).toHaveLength(45)
    expect(new Set(seen).size).toBe(45)
    expect(seen.slice(0, 3).sort()).toEqual(['m42', 'm43', 'm44'])
  })

  test('a cursor works for its reader and its thread only', async () => {
    const c = await aConversation(t)
    for (let n = 0; n < 3; n++) await c.send(c.customer, `m${n}`)
    const { nextCursor } = (await c.thread(c.customer, '?limit=1')).json()
    expect((await c.thread(c.customer, `?limit=1&cursor=${nextCursor}`)).statusCode).toBe(200)
    expect((await c.thread(c.agent, `?limit=1&cursor=${nextCursor}`)).statusCode).toBe(400)
  })

  test('the list says company, counterpart, last message and how many are unread', async () => {
    const c = await aConversation(t, { company_name: 'Jequitibá LLC' })
    await c.send(c.customer, 'Primeira')
    await c.send(c.customer, 'x'.repeat(300))
    const one = async (cookie: string) => (await t.call('GET', '/api/conversations', { cookie })).json().items[0]
    expect(await one(c.agent.cookie)).toMatchObject({
      id: c.registration.id,
      companyName: 'Jequitibá LLC',
      counterpart: { name: 'Caio Lima' },
      lastMessage: { preview: 'x'.repeat(200), mine: false, hasAttachments: false },
      unread: 2,
      canWrite: true,
    })
    expect(await one(c.customer.cookie)).toMatchObject({
      counterpart: { name: 'Ana Agente' },
      lastMessage: { mine: true },
      unread: 0,
    })
    const alone = await t.call('GET', c.at(''), { cookie: c.agent.cookie })
    expect(alone.json()).toEqual(await one(c.agent.cookie))
  })

  test('an agent finds a conversation by company or customer, and only own ones', async () => {
    const agent = await t.person('agent')
    const other = await aConversation(t, { company_name: 'Ipê Amarelo LLC' })
    const customer = await t.person('user', { name: 'Zélia Antônia' })
    const mine = await aRegistration(t.context, {
      user_id: customer.id,
      assigned_agent_id: agent.id,
      company_name: 'Ipê Roxo LLC',
    })
    const quiet = await aRegistration(t.context, { assigned_agent_id: agent.id, company_name: 'Cedro LLC' })
    await aMessage(t.context, mine.id, customer.id, { created_at: new Date(t.context.now.getTime() + 5000) })
    const found = async (search: string) =>
      (await t.call('GET', `/api/conversations?search=${encodeURIComponent(search)}`, { cookie: agent.cookie }))
        .json()
        .items.map(({ id }: { id: string }) => id)
    expect(await found('ipe')).toEqual([mine.id])
    expect(await found('zelia ant')).toEqual([mine.id])
    expect(await found('%')).toEqual([])
    expect(await found(other.customer.email)).toEqual([])
    const pages = []
    let cursor = ''
    for (let n = 0; n < 3; n++) {
      const page = (await t.call('GET', `/api/conversations?limit=1${cursor}`, { cookie: agent.cookie })).json()
      pages.push(...page.items.map(({ id }: { id: string }) => id))
      if (!page.nextCursor) break
      cursor = `&cursor=${page.nextCursor}`
    }
    expect(pages).toEqual([mine.id, quiet.id])
  })

  test('reading marks what the other side wrote, up to what was seen', async () => {
    const c = await aConversation(t)
    const first = await c.sent(c.agent, 'um')
    await new Promise((resolve) => setTimeout(resolve, 5))
    await c.sent(c.agent, 'dois')
    const own = await c.sent(c.customer, 'meu')
    expect([await c.unread(c.customer), await c.unread(c.agent)]).toEqual([2, 1])
    expect((await c.markRead(c.customer, first.id)).statusCode).toBe(200)
    expect((await c.rows()).map(({ read }) => read)).toEqual([true, false, false])
    await c.markRead(c.customer, own.id)
    expect((await c.rows()).map(({ message, read }) => [message, read])).toEqual([
      ['um', true],
      ['dois', true],
      ['meu', false],
    ])
    expect((await c.rows())[0]?.read_at).not.toBeNull()
    expect([await c.unread(c.customer), await c.unread(c.agent)]).toEqual([0, 1])
    const other = await aConversation(t)
    expect((await other.markRead(other.customer, first.id)).statusCode).toBe(404)
  })

  test('an agent who takes over does not read for the customer what the one before wrote', async () => {
    const c = await aConversation(t)
    await c.sent(c.agent, 'do primeiro agente')
    const bia = await t.person('agent', { name: 'Bia Agente' })
    await t.db
      .updateTable('business_registrations')
      .set({ assigned_agent_id: bia.id })
      .where('id', '=', c.registration.id)
      .execute()
    const [seen] = (await c.thread(bia)).json().items
    expect(seen).toMatchObject({ from: 'team', mine: false, senderName: 'Ana Agente' })
    expect(await c.unread(bia)).toBe(0)
    await c.markRead(bia, seen.id)
    expect([await c.unread(c.customer), (await c.rows()).map(({ read }) => read)]).toEqual([1, [false]])
  })

  test('a superadmin who acts as the customer reads, but neither writes nor leaves a trace of reading', async () => {
    const scene = actingScene(t)
    const { target, cookie } = await scene.acting('user')
    const agent = await t.person('agent')
    const registration = await aRegistration(t.context, { user_id: target.id, assigned_agent_id: agent.id })
    const message = await aMessage(t.context, registration.id, agent.id)
    const at = `/api/conversations/${registration.id}`
    expect((await t.call('GET', `${at}/messages`, { cookie })).json().items).toHaveLength(1)
    const refused = [
      await t.call('POST', `${at}/messages`, { cookie, body: { messageId: randomUUID(), text: 'Oi' } }),
      await t.call('POST', `${at}/read`, { cookie, body: { upTo: message.id } }),
    ]
    expect(refused.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
      [403, 'not_while_acting'],
      [403, 'not_while_acting'],
    ])
    const rows = await t.db.selectFrom('messages').select('read').where('id', '=', message.id).execute()
    expect(rows).toEqual([{ read: false }])
  })
})

describe('the conversations of an agent', () => {
  type Page = { items: { id: string; unread: number }[]; nextCursor: string | null }

  test('have the unread ones first, each part newest first, page by page; the customer’s order is by time', async () => {
    const agent = await t.person('agent')
    const customer = await t.person('user')
    const ids: string[] = []
    for (let n = 0; n < 7; n++) {
      const { id } = await aRegistration(t.context, { user_id: customer.id, assigned_agent_id: agent.id })
      ids.push(id)
      const at = new Date(Date.UTC(2026, 2, 1 + n))
      // The newest message of conversations 0, 2, 4 and 6 is from the customer and unread.
      const sender = n % 2 ? agent : customer
      await aMessage(t.context, id, sender.id, { created_at: at })
    }
    const wanted = [6, 4, 2, 0, 5, 3, 1].map((n) => ids[n])
    const walk = async (limit: number, { cookie } = agent) => {
      const seen: string[] = []
      for (let cursor = ''; ; ) {
        const page: Page = (await t.call('GET', `/api/conversations?limit=${limit}${cursor}`, { cookie })).json()
        seen.push(...page.items.map(({ id }) => id))
        if (!page.nextCursor) return seen
        cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`
      }
    }
    for (const limit of [1, 2, 3, 4, 5, 7, 20]) expect([limit, await walk(limit)]).toEqual([limit, wanted])
    expect(await walk(3, customer)).toEqual(ids.toReversed())
    const answer = await t.call('GET', `/api/conversations/${ids[6]}/messages`, { cookie: agent.cookie })
    const upTo = answer.json().items[0].id
    await t.call('POST', `/api/conversations/${ids[6]}/read`, { cookie: agent.cookie, body: { upTo } })
    expect(await walk(3)).toEqual([4, 2, 0, 6, 5, 3, 1].map((n) => ids[n]))
  })
})
