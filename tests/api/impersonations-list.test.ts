import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepSums } from '#server/lists/keep-sums.ts'
import { actingScene, reason } from '#tests/support/acting.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let s: ReturnType<typeof actingScene>
beforeAll(async () => {
  t = await testApp()
  s = actingScene(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('sessions').where('impersonation_id', 'is not', null).execute()
  await t.db.deleteFrom('user_impersonations').execute()
  await t.db.deleteFrom('rate_limits').execute()
})

const MINUTE = 60_000
type Row = { id: string; as: { id: string }; done: number; endedAt: string | null; endedBy: string | null }
const looking = async () => (await t.person('superadmin')).cookie
const list = async (cookie: string, query = ''): Promise<{ items: Row[]; nextCursor: string | null }> => {
  const answer = await t.call('GET', `/api/impersonations${query}`, { cookie })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const counts = async (cookie: string) => (await t.call('GET', '/api/superadmin/counts', { cookie })).json()

describe('the list of impersonations', () => {
  test('says who saw the product as whom, why, how long and what was done', async () => {
    const { boss, target, own } = await s.acting()
    const other = await looking()
    expect((await list(other)).items).toMatchObject([
      { by: { id: boss.id }, as: { id: target.id, role: 'user' }, reason, endedAt: null, endedBy: null, done: 0 },
    ])
    t.clock.ahead = 7 * MINUTE
    expect((await own.post('/api/notifications/read-all')).statusCode).toBe(200)
    await s.stop(own)
    const [row] = (await list(other)).items
    expect(row).toMatchObject({ endedBy: 'stop', done: 1 })
    const [record] = await s.recordsOf(boss.id)
    expect(row?.endedAt).toBe(record?.ended_at?.toISOString())
    const lines = await t.call('GET', `/api/audit?impersonation=${row?.id}`, { cookie: other })
    expect(lines.json().items).toMatchObject([
      {
        action: 'impersonation.acted',
        by: { id: boss.id },
        actingAs: { id: target.id },
        details: { call: 'notifications.markAllRead' },
      },
    ])
  })

  test('keeps apart what one superadmin did as one person and as the next', async () => {
    const { target, own } = await s.acting()
    await own.post('/api/notifications/read-all')
    await s.stop(own)
    t.clock.ahead = MINUTE
    const next = await t.person('agent')
    expect((await s.start(own, next.id)).statusCode).toBe(200)
    await s.stop(own)
    expect((await list(await looking())).items.map(({ as, done }) => [as.id, done])).toEqual([
      [next.id, 0],
      [target.id, 1],
    ])
  })

  test('one that ran out has ended, also before anything has closed it', async () => {
    await s.acting()
    const other = await looking()
    // The team's sessions expire after less idle time than this hour, so the reader keeps the session in use.
    for (const minutes of [20, 40, 61]) {
      t.clock.ahead = minutes * MINUTE
      await list(other)
    }
    const [row] = (await list(other)).items
    expect(row).toMatchObject({ endedBy: 'expiry' })
    expect(row?.endedAt).not.toBeNull()
    expect((await counts(other)).impersonations).toBe(0)
  })

  test('comes page by page', async () => {
    const names: string[] = []
    for (let n = 0; n < 3; n += 1) {
      t.clock.ahead = n * MINUTE
      const { target, own } = await s.acting()
      names.unshift(target.id)
      await s.stop(own)
    }
    const other = await looking()
    const first = await list(other, '?limit=2')
    const second = await list(other, `?limit=2&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items].map(({ as }) => as.id)).toEqual(names)
    expect(second.nextCursor).toBeNull()
  })
})

describe('the counters', () => {
  test('count everybody, every company and who acts now, and follow each of them', async () => {
    const cookie = await looking()
    await keepSums(t.services)
    const before = await counts(cookie)
    const people = await t.db
      .selectFrom('profiles')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(before.users).toBe(Number(people.count))
    const { own } = await s.acting()
    await keepSums(t.services)
    expect(await counts(cookie)).toMatchObject({ users: before.users + 2, impersonations: 1 })
    await s.stop(own)
    expect(await counts(cookie)).toMatchObject({ impersonations: 0 })
  })

  test('open pages of superadmins are told of a beginning and of every end', async () => {
    const boss = await t.person('superadmin')
    const told = () => s.timesTold(boss.id)
    const { own } = await s.acting()
    const begun = await told()
    expect(begun).toBeGreaterThan(0)
    await s.stop(own)
    expect(await told()).toBeGreaterThan(begun)
  })

  test('a new account is told to the office, and to nobody else', async () => {
    const [admin, customer] = [await t.person('admin'), await t.person('user')]
    await t.db.deleteFrom('live_events').execute()
    await t.person('user')
    const events = await t.db.selectFrom('live_events').select(['user_id', 'event']).execute()
    expect(events.filter(({ user_id }) => user_id === admin.id)).toContainEqual({
      user_id: admin.id,
      event: 'people.changed',
    })
    expect(events.filter(({ user_id, event }) => user_id === customer.id && event === 'people.changed')).toEqual([])
  })
})
