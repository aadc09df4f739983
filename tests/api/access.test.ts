import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRoute } from '#tests/support/every-route.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { everyActor } from './every-actor.ts'
import { calls, everybody, type Ids, type Who } from './who-may-call.ts'

let t: TestApp
let cookies: Record<Who, string | undefined>
let ids: Ids

// Each changing call gets new accounts, because some end the session that makes them; calls that only read share theirs.
const setUp = async () => {
  ;({ cookies, ids } = await everyActor(t))
}

beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('every call as every actor', () => {
  test('no call of the contract is missing from the table, and none is made up', () => {
    expect(Object.keys(calls).sort()).toEqual(everyRoute.map(({ name }) => name).sort())
  })

  const isRead = ({ route }: (typeof everyRoute)[number]): boolean => route.method === 'GET'
  const readsFirst = [...everyRoute.filter(isRead), ...everyRoute.filter((one) => !isRead(one))]
  let asMade = false
  for (const { name, route } of readsFirst)
    test(`${route.method} ${route.path}`, async () => {
      const row = calls[name]
      if (!row) throw new Error(`${name} is not in tests/api/who-may-call.ts`)
      if (!asMade) await setUp()
      asMade = route.method === 'GET'
      await t.db.deleteFrom('rate_limits').execute()
      const seen: Record<string, number> = {}
      for (const who of everybody) {
        const { url, ...sent } = row.request(ids)
        const answer = await t.call(route.method, url, { cookie: cookies[who], ...sent })
        seen[who] = answer.statusCode
      }
      expect(seen).toEqual(row.status)
    })

  test('a foreign record answers exactly like one that does not exist', async () => {
    await setUp()
    const shape = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
    const foreign = await t.call('GET', `/api/registrations/${ids.registration}`, { cookie: cookies.otherUser })
    const missing = await t.call('GET', `/api/registrations/${ids.missing}`, { cookie: cookies.otherUser })
    expect([foreign.statusCode, shape(foreign.body)]).toEqual([missing.statusCode, shape(missing.body)])
  })

  test('lists hold only what the reader may see', async () => {
    await setUp()
    const mine = async (who: Who) =>
      (await t.call('GET', '/api/registrations', { cookie: cookies[who] }))
        .json()
        .items.map((row: { id: string }) => row.id)
    expect(await mine('user')).toEqual([ids.registration])
    expect(await mine('agent')).toEqual([ids.registration])
    expect(await mine('otherUser')).toEqual([])
    expect(await mine('otherAgent')).toEqual([])
    expect(await mine('admin')).toContain(ids.registration)
  })

  test('an admin cannot touch a superadmin, nor oneself', async () => {
    await setUp()
    const superadmin = await t.call('POST', `/api/people/${ids.superadmin}/disable`, { cookie: cookies.admin })
    expect(superadmin.statusCode).toBe(403)
    const self = await t.call('POST', `/api/people/${ids.superadmin}/disable`, { cookie: cookies.superadmin })
    expect(self.statusCode).toBe(403)
    const { banned } = await t.db
      .selectFrom('profiles')
      .select('banned')
      .where('id', '=', ids.superadmin)
      .executeTakeFirstOrThrow()
    expect(banned).toBe(false)
  })
})
