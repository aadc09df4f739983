import { randomUUID } from 'node:crypto'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import type { TestApp } from './test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>

/** A customer with a company, its agent, and the calls of their conversation. */
export async function aConversation(t: TestApp, given: Partial<Registration> = {}) {
  const customer = await t.person('user', { name: 'Caio Lima' })
  const agent = await t.person('agent', { name: 'Ana Agente' })
  const registration = await aRegistration(t.context, {
    user_id: customer.id,
    assigned_agent_id: agent.id,
    paid_at: t.context.now,
    ...given,
  })
  const at = (rest: string) => `/api/conversations/${registration.id}${rest}`
  const send = (who: Person, text: string, more: object = {}) =>
    t.call('POST', at('/messages'), { cookie: who.cookie, body: { messageId: randomUUID(), text, ...more } })
  return {
    customer,
    agent,
    registration,
    at,
    send,
    sent: async (who: Person, text: string, more: object = {}): Promise<{ id: string }> =>
      (await send(who, text, more)).json(),
    thread: (who: Person, query = '') => t.call('GET', at(`/messages${query}`), { cookie: who.cookie }),
    markRead: (who: Person, upTo: string) => t.call('POST', at('/read'), { cookie: who.cookie, body: { upTo } }),
    unread: async (who: Person): Promise<number> =>
      (await t.call('GET', '/api/conversations/unread', { cookie: who.cookie })).json().unread,
    rows: () =>
      t.db
        .selectFrom('messages')
        .select(['id', 'message', 'sender_id', 'read', 'read_at'])
        .where('business_registration_id', '=', registration.id)
        .orderBy('created_at')
        .execute(),
  }
}
