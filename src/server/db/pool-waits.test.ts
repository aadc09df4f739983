import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { connect } from './connect.ts'
import { waitsOf } from './pool-waits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const held = async (pool: pg.Pool) => {
  const { values } = await waitsOf(pool).histogram.get()
  const valueAt = (end: string) => values.find(({ metricName }) => metricName?.endsWith(end))?.value ?? Number.NaN
  return { count: valueAt('_count'), sum: valueAt('_sum') }
}
const small = (max: number) => connect(database.place, { max, report: () => undefined })

test('an idle connection is taken without a wait, and is counted', async () => {
  const { pool, db } = small(1)
  await pool.query('select 1')
  const before = await held(pool)
  await pool.query('select 1')
  await db.selectFrom('profiles').select('id').limit(1).execute()
  const client = await pool.connect()
  client.release()
  const after = await held(pool)
  expect(after.count - before.count).toBe(3)
  expect(after.sum).toBe(before.sum)
  await pool.end()
})

test('whoever finds no connection waits, whichever way it asks, and so does a transaction', async () => {
  const { pool, db } = small(1)
  const waited = waitsOf(pool)
  const first = await pool.connect()
  waited.longest(true)
  const before = await held(pool)
  const others = [
    pool.query('select 1'),
    pool.connect().then((client) => client.release()),
    new Promise<void>((resolve) =>
      pool.connect((_error, client) => {
        client?.release()
        resolve()
      }),
    ),
    db.transaction().execute((trx) => trx.selectFrom('profiles').select('id').limit(1).execute()),
  ]
  await sleep(60)
  first.release()
  await Promise.all(others)
  const after = await held(pool)
  expect(after.count - before.count).toBe(4)
  expect(after.sum - before.sum).toBeGreaterThan(0.2)
  expect(waited.longest(false)).toBeGreaterThan(0.05)
  await pool.end()
})

test('a wait that ends with a refusal is counted too, and the refusal reaches whoever asked', async () => {
  const { pool } = connect({ socket: '/nowhere', owner: 'x', database: 'x' }, { report: () => undefined })
  await expect(pool.query('select 1')).rejects.toThrow()
  await expect(pool.connect()).rejects.toThrow()
  expect((await held(pool)).count).toBe(2)
  await pool.end()
  await expect(pool.connect()).rejects.toThrow(/after calling end/)
})
