import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ownerClient } from '#server/db/connect.ts'
import { ensureRoles } from '#server/db/ensure-roles.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrationNames } from '#server/db/migration-file.ts'
import { runOldMigrations } from '#tests/support/old-migrations.ts'
import { startGivenDatabase } from './support/given-database.ts'
import { lengthOf } from './support/length.ts'
import { fillOldBusiness, OLD_TABLES } from './support/old-business.ts'
import { scratchServers } from './support/scratch-servers.ts'

const here = scratchServers()
const REGISTRATIONS = lengthOf({ short: 10_000, full: 1_000_000 })
const HELD_MS = 2000
/** The first schema with a table for every basic kind of record. */
const BASIC = '0006-platform.sql'

test('F11: every migration since the oldest database runs on its rows behind an open transaction, and a second time does nothing', async () => {
  const { cluster, url, env } = await startGivenDatabase(here.folder)
  const owner = ownerClient({ url })
  const other = ownerClient({ url })
  try {
    await owner.connect()
    await other.connect()
    await ensureRoles(owner, { url })
    await runOldMigrations(owner, { last: BASIC })
    await fillOldBusiness(owner, REGISTRATIONS)
    await runOldMigrations(owner, { after: BASIC })
    const counted = async () => {
      const counts = OLD_TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`)
      return (await owner.query(`select ${counts.join(', ')}`)).rows[0]
    }
    const before = await counted()

    // A transaction that has read the table holds a lock that blocks every migration of it.
    await other.query('begin')
    await other.query('select from business_registrations limit 1')
    const from = performance.now()
    const migrating = migrate({ url })
    await sleep(HELD_MS)
    await other.query('commit')
    const applied = await migrating
    const took = Math.round(performance.now() - from)
    expect(applied).toEqual(migrationNames())
    expect(await counted()).toEqual(before)

    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'`,
    )
    await other.query('begin')
    await other.query(`lock table ${rows.map(({ name }) => name).join(', ')} in access exclusive mode`)
    const again = performance.now()
    // The second run must not touch any locked table: it would wait forever.
    expect(await migrate({ url })).toEqual([])
    const nothing = Math.round(performance.now() - again)
    await other.query('commit')

    const server = await here.start(env)
    expect((await server.kill('SIGTERM')).code).toBe(0)
    console.log(
      `F11: ${applied.length} migrations on ${REGISTRATIONS} registrations took ${took} ms, ${HELD_MS} ms of them behind an open transaction; ` +
        `a second time with every table held: nothing to do in ${nothing} ms; 0 rows lost`,
    )
  } finally {
    await here.killAll()
    await owner.end()
    await other.end()
    await cluster.stop()
  }
})
