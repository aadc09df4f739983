import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { asAppError } from '#server/http/as-app-error.ts'
import { frozenLine } from '#tests/support/frozen-line.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { APP_ROLE, connect, type Db, shareOf } from './connect.ts'

test('start-up options in DATABASE_URL are kept and do not replace the role of the application', async () => {
  const { owner, socket } = inject('cluster')
  const made = await testDatabase()
  onTestFinished(made.drop)
  const { rows } = await made.owner.query<{ name: string }>('select current_database() as name')
  const address = `postgres://${owner}@localhost/${rows[0]?.name}?host=${encodeURIComponent(socket)}`
  const read = async (url: string) => {
    const { pool } = connect({ url }, { max: 1, report: () => undefined })
    const { rows } = await pool.query(
      `select current_user as who, current_setting('work_mem') as memory,
        current_setting('max_parallel_workers_per_gather') as helpers`,
    )
    await pool.end()
    return rows
  }
  expect(await read(`${address}&options=${encodeURIComponent('-c work_mem=7MB')}`)).toEqual([
    { who: APP_ROLE, memory: '7MB', helpers: '0' },
  ])
  expect(await read(address)).toEqual([{ who: APP_ROLE, memory: '4MB', helpers: '0' }])
})

test('a database that stops answering is given up after a while, and its connections are not used again', async () => {
  const database = await testDatabase()
  onTestFinished(database.drop)
  const { socket } = inject('cluster')
  const line = await frozenLine(socket)
  onTestFinished(line.close)
  const { pool, db } = connect(
    { ...database.place, socket: line.folder },
    { max: 4, limits: { query_timeout: 400 }, report: () => undefined },
  )
  const one = (on: Db) => sql<{ one: number }>`select 1 as one`.execute(on)
  const share = shareOf(db)
  const asks = [
    () => one(db),
    () => db.transaction().execute(async (trx) => (await one(trx)) && one(trx)),
    () => share.transaction().execute(one),
    () => pool.query('select 1 as one'),
  ]
  await Promise.all(asks.map((ask) => ask()))
  expect(line.connections()).toBe(4)
  line.freeze()
  const from = performance.now()
  const said = await Promise.all(asks.map((ask) => ask().then(String, asAppError)))
  expect(said.map((error) => error instanceof AppError && error.code)).toEqual(asks.map(() => 'unavailable'))
  // Without an end of the connection every rollback would wait as long once more.
  expect(performance.now() - from).toBeLessThan(2000)
  expect(pool.totalCount).toBe(0)
  line.thaw()
  await Promise.all(asks.map((ask) => ask()))
  await pool.end()
})
