import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ownerClient } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { nextMigrations } from '#tests/support/next-migrations.ts'
import { call } from './support/calls.ts'
import { eventually } from './support/eventually.ts'
import { startGivenDatabase } from './support/given-database.ts'
import { seedTown } from './support/mixed-calls.ts'
import { scratchServers } from './support/scratch-servers.ts'

const here = scratchServers()
const HELD_MS = 4000

test('F11: a migration of a table in use gives up soon and tries again, so that nobody waits for it', async () => {
  const given = await startGivenDatabase(here.folder)
  const other = ownerClient(given)
  try {
    const server = await here.start(given.env)
    await other.connect()
    const { talks } = await seedTown(given)
    const seen = { answered: 0, failures: [] as string[], slowestMs: 0, running: true }
    const caller = async (n: number) => {
      for (let turn = n; seen.running; turn++) {
        const cookie = talks[turn % talks.length]?.customerCookie
        const from = performance.now()
        const { status, json } = await call(server.origin, '/api/registrations', { cookie })
        seen.slowestMs = Math.max(seen.slowestMs, performance.now() - from)
        if (status === 200) seen.answered++
        else seen.failures.push(`${status} ${JSON.stringify(json)}`)
        await sleep(20)
      }
    }
    const calling = Array.from({ length: 6 }, (_, n) => caller(n))
    const column = '-- expands\nalter table business_registrations add column note_of_next_version text;\n'
    const folder = nextMigrations(join(here.folder, 'next'), { '0900-column.sql': column })
    const waits: object[] = []
    await other.query('begin')
    await other.query('select from business_registrations limit 1')
    let done = false
    const migrating = migrate(given, { folder, log: { warn: (about) => waits.push(about) } }).finally(
      () => (done = true),
    )
    await sleep(HELD_MS)
    expect(done).toBe(false)
    await eventually(() => expect(waits.length).toBeGreaterThan(0))
    const freed = performance.now()
    await other.query('commit')
    expect(await migrating).toEqual(['0900-column.sql'])
    const finished = Math.round(performance.now() - freed)
    seen.running = false
    await Promise.all(calling)
    console.log(
      `F11: a table was held for ${HELD_MS} ms: the migration gave up ${waits.length} times and was through ${finished} ms after; ` +
        `${seen.answered} calls of that table answered, ${seen.failures.length} failed, slowest ${Math.round(seen.slowestMs)} ms`,
    )
    expect(waits[0]).toEqual({ migration: '0900-column.sql', attempt: 1 })
    expect(seen.failures).toEqual([])
    expect(seen.answered).toBeGreaterThan(20)
    // A migration may block other statements for one second; the rest is margin for a busy machine.
    expect(seen.slowestMs).toBeLessThan(5000)
  } finally {
    await here.killAll()
    await other.end()
    await given.cluster.stop()
  }
})
