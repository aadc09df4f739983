import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { AppError } from '#rules/errors.ts'
import { asAppError } from '#server/http/as-app-error.ts'
import { urlOf } from '#tests/support/empty-place.ts'
import { frozenLine } from '#tests/support/frozen-line.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { APP_ROLE, connect, type DatabasePlace, type Db, givenPlace, READER_ROLE, shareOf } from './connect.ts'
import { judgeLogins, weaknessOf } from './judge-logins.ts'
import { openRowSecurity } from './row-security.ts'

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

/** The current roles of a node's two pools after a statement tried to leave them, and PostgreSQL's errors for other attempts. */
async function rolesAfterLeaving(place: DatabasePlace) {
  const asked = { max: 1, report: () => undefined }
  const pools = [connect(place, asked).pool, openRowSecurity(place, asked).pool]
  const tries = ['set role travessia_owner', 'set session authorization travessia_owner', 'create table t (a int)']
  try {
    return await Promise.all(
      pools.map(async (pool) => {
        await pool.query(`select set_config('role', 'none', false)`)
        await pool.query('reset role')
        const { rows } = await pool.query<{ who: string }>('select current_user as who')
        const codes = tries.map((text) => pool.query(text).then(String, ({ code }: { code?: string }) => code))
        return { who: rows[0]?.who, refused: await Promise.all(codes) }
      }),
    )
  } finally {
    for (const pool of pools) await pool.end()
  }
}

test('with logins of their own neither the application nor the reader can become another role', async () => {
  const made = await testDatabase()
  onTestFinished(made.drop)
  const { place } = made
  if ('url' in place) throw new Error('the tests have a socket')
  const as = (owner: string) => urlOf({ ...place, owner })
  const logins = { databaseUrl: as(APP_ROLE), databaseReaderUrl: as(READER_ROLE), databaseOwnerUrl: as(place.owner) }
  const given = givenPlace(logins)
  if (!given) throw new Error('no place')
  const refused = ['42501', '42501', '42501']
  const kept = [APP_ROLE, READER_ROLE].map((who) => ({ who, refused }))
  expect(await rolesAfterLeaving(given)).toEqual(kept)
  expect(await rolesAfterLeaving(place)).toEqual(kept)

  const said: string[] = []
  const log = { warn: (_: object, message: string) => said.push(message) }
  await judgeLogins(given, log)
  await judgeLogins(place, log)
  expect(said).toEqual([])
  await judgeLogins({ url: as(place.owner) }, log)
  expect(said).toEqual([expect.stringContaining('logs in as the owner of the database')])
  await expect(
    judgeLogins({ ...given, logins: { [APP_ROLE]: as(place.owner), [READER_ROLE]: as(READER_ROLE) } }, log),
  ).rejects.toThrow(`DATABASE_URL entra como ${place.owner}, e tem de entrar como ${APP_ROLE}.`)
  // The owner of a table may drop its policies.
  await made.owner.query(`alter table sessions owner to ${READER_ROLE}`)
  await expect(judgeLogins(given, log)).rejects.toThrow(`O papel ${READER_ROLE} do banco é dono de partes`)
})

test('a login that could become another role, also by granting it to itself, is refused', () => {
  const limited = { name: APP_ROLE, others: [], createsRoles: false, owns: [], bypassesPolicies: false }
  expect(weaknessOf(limited)).toBeUndefined()
  expect(weaknessOf({ ...limited, others: ['travessia'] })).toContain('pode virar outros papéis (travessia)')
  expect(weaknessOf({ ...limited, createsRoles: true })).toContain('nocreaterole')
  // Row-level security may be bypassed by the application's login, but not by the one that reads for customers and agents.
  expect(weaknessOf({ ...limited, bypassesPolicies: true })).toBeUndefined()
  expect(weaknessOf({ ...limited, name: READER_ROLE, bypassesPolicies: true })).toContain('nobypassrls')
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
  // If the connection were not closed, every rollback would wait for the timeout once more.
  expect(performance.now() - from).toBeLessThan(2000)
  expect(pool.totalCount).toBe(0)
  line.thaw()
  await Promise.all(asks.map((ask) => ask()))
  await pool.end()
})
