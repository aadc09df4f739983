import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { nextMigrations } from '#tests/support/next-migrations.ts'
import { eventually } from './support/eventually.ts'
import { startGivenDatabase } from './support/given-database.ts'
import { KINDS, seedTown, startMixedCalls } from './support/mixed-calls.ts'
import { askAt, scratchServers } from './support/scratch-servers.ts'

const here = scratchServers()

test('F11: this version serves every kind of call while the next one expands the database, and starts again on it', async () => {
  const given = await startGivenDatabase(here.folder)
  const { cluster, url, env } = given
  try {
    let server = await here.start(env)
    const town = await seedTown(given)
    const calls = startMixedCalls(server.origin, town)
    // Two calls of each kind, so that every statement is prepared and planned on some connection before the migration.
    await eventually(() => expect(calls.kindsMade(2), calls.seen.failures[0]).toBe(KINDS))
    const tables = await askAt<{ name: string }>(
      cluster.host,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
    )
    const columns = tables.map(({ name }) => [
      `0900-${name}.sql`,
      `-- expands\nalter table ${name} add column note_of_next_version text default 'none';\n`,
    ])
    const folder = nextMigrations(join(here.folder, 'next'), {
      ...Object.fromEntries(columns),
      '0901-things.sql': '-- expands\ncreate table things (id uuid primary key, note text);\n',
      '0902-things-note.sql':
        '-- expands, outside a transaction\ncreate index concurrently messages_note on messages (note_of_next_version);\n',
    })
    const before = calls.seen.answered
    const from = performance.now()
    const applied = await migrate({ url }, { folder })
    const took = Math.round(performance.now() - from)
    expect(applied).toHaveLength(tables.length + 2)
    const after = calls.seen.answered
    // Enough calls that every connection of the pool uses its prepared statements on the altered tables.
    await eventually(() => expect(calls.seen.answered).toBeGreaterThan(after + 150))
    await calls.stop()
    expect(calls.seen.failures).toEqual([])

    await server.kill('SIGKILL')
    server = await here.start(env)
    expect(server.output()).toContain('database is newer than this program, which still fits')
    const again = startMixedCalls(server.origin, town)
    await eventually(() => expect(again.kindsMade(1), again.seen.failures[0]).toBe(KINDS))
    await again.stop()
    expect(again.seen.failures).toEqual([])

    const contracted = nextMigrations(join(here.folder, 'next'), {
      '0903-no-things.sql': '-- contracts\ndrop table things;\n',
    })
    await migrate({ url }, { folder: contracted })
    await server.kill('SIGTERM')
    const refused = await here.spawn(env)
    expect(await refused.ended(60_000)).toBe(1)
    expect(refused.output()).toContain('O banco de dados é mais novo que este programa')
    console.log(
      `F11: ${applied.length} expanding migrations of ${tables.length} tables in ${took} ms under ${after - before} calls; ` +
        `${calls.seen.answered} calls answered, ${calls.seen.failures.length} failed, slowest ${Math.round(calls.seen.slowestMs)} ms; ` +
        `started again on the newer database, refused after a contracting migration`,
    )
  } finally {
    await here.killAll()
    await cluster.stop()
  }
})
