import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { connect, type Db, shareOf } from './connect.ts'

const PLACES = 16
let t: TestDatabase
let made: ReturnType<typeof connect>
beforeAll(async () => {
  t = await testDatabase()
})
afterAll(() => t.drop())
beforeEach(() => {
  made = connect(t.place, { max: PLACES, report: () => undefined })
})
afterEach(() => made.pool.end())

const count = (db: Db) => sql`select count(*) from messages`.execute(db)
const quick = (db: Db) => sql`select 1`.execute(db)
const outcome = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: { code?: string; message: string }) => error.code ?? error.message.slice(0, 16),
  )

test('calls that wait for a table leave connections to the others, and have theirs back once it is free', async () => {
  const [stuck, alsoStuck, other] = [shareOf(made.db), shareOf(made.db), shareOf(made.db)]
  await t.owner.query('begin')
  await t.owner.query('lock table messages in access exclusive mode')
  const waiting = [stuck, alsoStuck].flatMap((db) => Array.from({ length: 20 }, () => outcome(count(db))))
  await sleep(200)
  for (let n = 0; n < 20; n++) {
    await Promise.all([quick(other), quick(other), quick(made.db)])
    await sleep(10)
  }
  const ended = Object.groupBy(await Promise.all(waiting), (said) => said)
  // Those that had a connection waited for the table, the rest for a connection.
  expect(Object.keys(ended).sort()).toEqual(['55P03', 'timeout exceeded'])
  expect(ended['55P03']?.length).toBeLessThan(PLACES)

  // Kinds of calls that are known to be stuck get two connections each, however many calls arrive.
  const again = [stuck, alsoStuck].flatMap((db) => Array.from({ length: 10 }, () => outcome(count(db))))
  await sleep(200)
  expect(made.pool.totalCount - made.pool.idleCount).toBeLessThanOrEqual(PLACES * 0.75)
  await quick(other)
  await t.owner.query('commit')
  expect(new Set(await Promise.all(again))).toEqual(new Set(['answered']))
  const freely = Array.from({ length: 30 }, () => outcome(count(stuck)))
  expect(new Set(await Promise.all(freely))).toEqual(new Set(['answered']))
})

test('one kind of call alone has three quarters of the connections and loses none when calls fail', async () => {
  const db = shareOf(made.db)
  const busy = Array.from({ length: 20 }, () => outcome(sql`select pg_sleep(0.2)`.execute(db)))
  await sleep(100)
  expect(made.pool.totalCount - made.pool.idleCount).toBe(PLACES * 0.75)
  expect(new Set(await Promise.all(busy))).toEqual(new Set(['answered']))
  for (let n = 0; n < 20; n++) expect(await outcome(sql`select 1 / 0`.execute(db))).toBe('22012')
  const wrong = connect({ ...t.place, database: 'no_such_database' } as typeof t.place, {
    max: 4,
    report: () => undefined,
  })
  const nowhere = shareOf(wrong.db)
  for (let n = 0; n < 10; n++) expect(await outcome(quick(nowhere))).toBe('3D000')
  await wrong.pool.end()
  const after = Array.from({ length: 20 }, () => outcome(sql`select pg_sleep(0.05)`.execute(db)))
  expect(new Set(await Promise.all(after))).toEqual(new Set(['answered']))
})

test('more callers than places take turns: nobody is passed over by those who ask again and again', async () => {
  const db = shareOf(made.db)
  const answered = Array.from({ length: 40 }, () => 0)
  const until = performance.now() + 2500
  await Promise.all(
    answered.map(async (_, n) => {
      while (performance.now() < until) {
        await quick(db)
        answered[n] = (answered[n] ?? 0) + 1
      }
    }),
  )
  expect(Math.min(...answered)).toBeGreaterThan(Math.max(...answered) / 2)
})

test('a transaction of a share keeps to one connection, and a share has no shares', async () => {
  const db = shareOf(made.db)
  await db.transaction().execute(async (trx) => {
    const pids = await Promise.all(
      [1, 2, 3].map(() => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)),
    )
    expect(new Set(pids.map(({ rows }) => rows[0]?.pid)).size).toBe(1)
    expect(() => shareOf(trx)).toThrow('cannot be shared')
  })
  expect(() => shareOf(db)).toThrow('cannot be shared')
})
