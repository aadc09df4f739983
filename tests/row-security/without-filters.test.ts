import { afterAll, beforeAll, expect, test } from 'vitest'
import { can, listScope } from '#rules/access.ts'
import { limitedTo } from '#rules/limited-to.ts'
import { everyActor } from '#tests/api/every-actor.ts'
import { calls, type Ids, type Who } from '#tests/api/who-may-call.ts'
import { everyRoute } from '#tests/support/every-route.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let cookies: Record<Who, string | undefined>
let ids: Ids
beforeAll(async () => {
  t = await testApp()
  ;({ cookies, ids } = await everyActor(t))
})
afterAll(() => t.close())

const stranger = { kind: 'account', id: 'someone', role: 'user' } as const

test('this server does not ask whose a record is', () => {
  expect(can(stranger, 'registrations.read', { ownerId: 'somebody else' })).toBe(true)
  expect(listScope(stranger, 'registrations.list')).toEqual({ kind: 'any' })
})

/** Records that only one customer and one agent may see; the other `ids` are people and records of the team. */
const theirs = () => {
  const { registration, document, approved, picture, payment, refund, ticket, workflow, task, message, duty } = ids
  return [registration, document, approved, picture, payment, refund, ticket, workflow, task, message, duty]
}

for (const who of ['otherUser', 'otherAgent'] as const)
  for (const { name, route } of everyRoute) {
    const row = calls[name]
    const role = who === 'otherUser' ? ('user' as const) : ('agent' as const)
    if (!row || limitedTo({ ...stranger, role }, route.access) === undefined) continue
    test(`${who}: ${route.method} ${route.path} still shows and changes nothing of others`, async () => {
      await t.db.deleteFrom('rate_limits').execute()
      // Some calls end the session that makes them.
      const cookie = route.access.match(/^(account|sessions|privacy)\./) ? (await t.person(role)).cookie : cookies[who]
      const { url, ...sent } = row.request(ids)
      const answer = await t.call(route.method, url, { cookie, ...sent })
      expect([answer.statusCode, answer.body]).toEqual([row.status[who], answer.body])
      expect(answer.body).not.toContain('"done":true')
      if (route.method === 'GET') for (const id of theirs()) expect(answer.body).not.toContain(id)
    })
  }

test('the owners of the records still reach them', async () => {
  for (const who of ['user', 'agent'] as const) {
    const answer = await t.call('GET', `/api/registrations/${ids.registration}`, { cookie: cookies[who] })
    expect(answer.statusCode).toBe(200)
  }
})
