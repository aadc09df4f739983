import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AWAY_AFTER_MS } from '#features/messages/rules/conversation.ts'
import { tellAwayReader } from '#features/messages/server/tell-away-reader.ts'
import { systemContext } from '#server/context.ts'
import { aConversation } from '#tests/support/conversation.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { readEvents } from '#tests/support/read-events.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
let base: string
beforeAll(async () => {
  t = await testApp()
  await t.hub.start()
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
})
afterAll(() => t.close())

const listen = ({ cookie }: { cookie: string }) => readEvents(base, { cookie })
const assign = (admin: { cookie: string }, registrationId: string, agentId: string, expectedAgentId: string) =>
  t.call('POST', `/api/registrations/${registrationId}/assign`, {
    cookie: admin.cookie,
    body: { agentId, expectedAgentId },
  })

describe('live', () => {
  test('a message and its reading reach the open pages of both sides, and nobody else', async () => {
    const c = await aConversation(t)
    const stranger = await t.person('agent')
    const [customer, agent, other] = [await listen(c.customer), await listen(c.agent), await listen(stranger)]
    const { id } = await c.sent(c.customer, 'Olá')
    const ids = { registrationId: c.registration.id, messageId: id }
    expect(JSON.parse((await agent.next('message.created')).data)).toEqual(ids)
    expect(JSON.parse((await customer.next('message.created')).data)).toEqual(ids)
    await c.markRead(c.agent, id)
    const seen = { registrationId: c.registration.id, upTo: id }
    expect(JSON.parse((await customer.next('message.read')).data)).toEqual(seen)
    await agent.next('message.read')
    await c.markRead(c.agent, id)
    const last = await c.sent(c.agent, 'Oi')
    await waitFor('the last one', () => customer.events().some(({ data }) => data.includes(last.id)))
    expect(customer.events().filter(({ event }) => event === 'message.read')).toHaveLength(1)
    expect(other.events()).toEqual([])
    for (const stream of [customer, agent, other]) stream.close()
  })

  test('another agent takes over at once: the one before reads, writes and hears nothing any more', async () => {
    const c = await aConversation(t)
    const admin = await t.person('admin')
    const bia = await t.person('agent', { name: 'Bia Agente' })
    const before = await listen(c.agent)
    const after = await listen(bia)
    const { id } = await c.sent(c.customer, 'Antes')
    await before.next('message.created')
    expect((await assign(admin, c.registration.id, bia.id, c.agent.id)).statusCode).toBe(200)
    await before.next('registration.changed')
    const message = await c.sent(c.customer, 'Depois')
    await waitFor('the new agent', () => after.events().some(({ data }) => data.includes(message.id)))
    expect(before.events().filter(({ event }) => event === 'message.created')).toHaveLength(1)
    expect((await c.thread(c.agent)).statusCode).toBe(404)
    expect((await c.send(c.agent, 'Ainda aqui')).statusCode).toBe(404)
    expect((await c.markRead(c.agent, id)).statusCode).toBe(404)
    expect(await c.unread(c.agent)).toBe(0)
    expect((await t.call('GET', '/api/conversations', { cookie: c.agent.cookie })).json().items).toEqual([])
    expect(await c.unread(bia)).toBe(2)
    expect((await c.send(bia, 'Agora sou eu')).statusCode).toBe(201)
    const [own] = (await t.call('GET', '/api/conversations', { cookie: c.customer.cookie })).json().items
    expect(own.counterpart).toEqual({ name: 'Bia Agente' })
    before.close()
    after.close()
  })

  test('a message written while another agent takes over waits for the end of it, and is refused', async () => {
    const c = await aConversation(t)
    const bia = await t.person('agent')
    const client = await t.pool.connect()
    try {
      await client.query('begin')
      await client.query('update business_registrations set assigned_agent_id = $1 where id = $2', [
        bia.id,
        c.registration.id,
      ])
      const answer = c.send(c.agent, 'Ainda sou eu?')
      await waitFor('the message to wait', async () => {
        const { rows } = await t.pool.query(`select from pg_locks where not granted`)
        return rows.length > 0
      })
      await client.query('commit')
      expect((await answer).statusCode).toBe(404)
      expect(await c.rows()).toEqual([])
    } finally {
      client.release()
    }
  })
})

describe('a reader who is away', () => {
  const look = (registrationId: string, readerId: string) =>
    tellAwayReader(systemContext(t.services, 'test'), { registrationId, readerId })
  const notices = async (cookie: string): Promise<{ title: string; message: string; read: boolean }[]> =>
    (await t.call('GET', '/api/notifications', { cookie }))
      .json()
      .items.filter(({ title }: { title: string }) => title.startsWith('Nova'))
  const waiting = async (registrationId: string) => {
    const { rows } = await t.owner.query(`select run_at, key from graphile_worker._private_jobs where key like $1`, [
      `away:${registrationId}:%`,
    ])
    return rows
  }
  const later = async (work: () => Promise<void>) => {
    t.clock.ahead = AWAY_AFTER_MS
    try {
      await work()
    } finally {
      t.clock.ahead = 0
    }
  }

  test('is told once, by mail as well, until the messages are read', async () => {
    const c = await aConversation(t, { company_name: 'Jequitibá LLC' })
    await t.owner.query('delete from outbox_mails')
    await c.sent(c.agent, 'segredo na mensagem')
    const { id } = await c.sent(c.agent, 'outra')
    expect(await waiting(c.registration.id)).toHaveLength(1)
    await look(c.registration.id, c.customer.id)
    expect(await notices(c.customer.cookie)).toEqual([])
    await later(async () => {
      await look(c.registration.id, c.customer.id)
      await look(c.registration.id, c.customer.id)
    })
    expect(await notices(c.customer.cookie)).toMatchObject([
      {
        title: 'Novas mensagens',
        message: 'Você tem 2 mensagens não lidas sobre a Jequitibá LLC. Leia e responda em Mensagens.',
        read: false,
      },
    ])
    const [mail, ...more] = await sendQueued(t, c.customer.id)
    expect([mail?.subject, more]).toEqual(['Novas mensagens: Jequitibá LLC', []])
    expect(JSON.stringify(mail)).not.toContain('segredo')
    await c.markRead(c.customer, id)
    expect((await notices(c.customer.cookie)).map(({ read }) => read)).toEqual([true])
  })

  test('who reads in time is told nothing', async () => {
    const c = await aConversation(t)
    const { id } = await c.sent(c.customer, 'Olá')
    await c.markRead(c.agent, id)
    await later(() => look(c.registration.id, c.agent.id))
    expect(await notices(c.agent.cookie)).toEqual([])
  })

  test('a message that came later is looked at later', async () => {
    const c = await aConversation(t)
    await c.sent(c.agent, 'Olá')
    const [first] = await waiting(c.registration.id)
    await t.owner.query('delete from graphile_worker._private_jobs')
    await look(c.registration.id, c.customer.id)
    const [again, ...more] = await waiting(c.registration.id)
    expect([again?.run_at, more]).toEqual([first.run_at, []])
  })

  test('one who has lost the process is told nothing', async () => {
    const c = await aConversation(t)
    const bia = await t.person('agent')
    await c.sent(c.customer, 'Olá')
    await t.db
      .updateTable('business_registrations')
      .set({ assigned_agent_id: bia.id })
      .where('id', '=', c.registration.id)
      .execute()
    await later(() => look(c.registration.id, c.agent.id))
    expect(await notices(c.agent.cookie)).toEqual([])
  })

  test('who wants no mail gets none', async () => {
    const c = await aConversation(t)
    const body = { email: false, sms: false, documents: true, payments: true }
    await t.call('PUT', '/api/account/notifications', { cookie: c.customer.cookie, body })
    await t.owner.query('delete from outbox_mails')
    await c.sent(c.agent, 'Olá')
    await later(() => look(c.registration.id, c.customer.id))
    expect(await notices(c.customer.cookie)).toHaveLength(1)
    expect(await sendQueued(t, c.customer.id)).toEqual([])
  })
})
