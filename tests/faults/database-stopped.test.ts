import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startCluster } from '#server/db/embedded/start-cluster.ts'
import { anEmail, call, signUp } from './support/calls.ts'
import { openEvents } from './support/event-reader.ts'
import { eventually } from './support/eventually.ts'
import { startGivenDatabase } from './support/given-database.ts'
import { lengthOf } from './support/length.ts'
import { askAt, scratchServers } from './support/scratch-servers.ts'

const here = scratchServers()
const AWAY_MS = lengthOf({ short: 5000, full: 30_000 })

type Answer = { status: number; json: { error?: { code: string; message: string; requestId: string } } }

test('F03: while a given database is stopped every call is refused soon and clearly, and everything works again once it is back', async () => {
  const { cluster, options, env } = await startGivenDatabase(here.folder)
  let { stop } = cluster
  try {
    const server = await here.start(env)
    const email = anEmail()
    const { cookie } = await signUp(server.origin, email)
    const events = await openEvents(server.origin, cookie)
    const seen = new Map<string, number>()
    let slowestMs = 0
    const ask = async (name: string, asked: Promise<Answer>): Promise<Answer> => {
      const from = performance.now()
      const answer = await asked
      slowestMs = Math.max(slowestMs, performance.now() - from)
      const kind = `${name} ${answer.status} ${answer.json.error?.code ?? ''}`.trim()
      seen.set(kind, (seen.get(kind) ?? 0) + 1)
      return answer
    }
    await stop()
    const stopped = performance.now()
    while (performance.now() - stopped < AWAY_MS) {
      await ask('healthz', call(server.origin, '/healthz'))
      await ask('readyz', call(server.origin, '/readyz'))
      const read = await ask('read', call(server.origin, '/api/notifications', { cookie }))
      expect(read.json.error?.message).toMatch(/\S/)
      expect(read.json.error?.requestId).toMatch(/^[0-9a-f-]{36}$/)
      await ask('public read', call(server.origin, '/api/states'))
      await ask('write', signUp(server.origin, anEmail()))
      const many = Array.from({ length: 20 }, () => ask('many', call(server.origin, '/api/notifications', { cookie })))
      await Promise.all(many)
      await sleep(100)
    }
    expect([...seen.keys()].sort()).toEqual([
      'healthz 200',
      'many 503 unavailable',
      'public read 503 unavailable',
      'read 503 unavailable',
      'readyz 503',
      'write 503 unavailable',
    ])
    const refused = [...seen.values()].reduce((sum, count) => sum + count, 0)
    // The connection timeout is two seconds; the rest is margin for a busy machine.
    expect(slowestMs).toBeLessThan(5000)

    stop = (await startCluster(options)).stop
    const later = anEmail()
    const back = await eventually(async () => {
      expect((await call(server.origin, '/readyz')).status).toBe(200)
      expect((await signUp(server.origin, later)).status).toBe(201)
    })
    const mailed = await eventually(async () => {
      const mails = await askAt(cluster.host, 'select 1 from outbox_mails where sent_at is null')
      expect(mails).toEqual([])
    })
    await call(server.origin, '/api/notifications/read-all', { body: {}, cookie })
    const heard = await eventually(() => expect(events.names()).toContain('notification.read'))
    const people = await askAt<{ email: string }>(cluster.host, 'select email from profiles order by created_at')
    expect(people).toEqual([{ email }, { email: later }])
    expect(events.state).toMatchObject({ ended: false, broken: false })
    expect((await server.kill('SIGTERM')).code).toBe(0)
    expect(server.output()).not.toMatch(/unhandled|uncaught/i)
    console.log(
      `F03: database away for ${AWAY_MS} ms: ${refused} calls answered, slowest ${Math.round(slowestMs)} ms; back after ${back} ms, ` +
        `mails after ${mailed} ms more, the open page hears again after ${heard} ms more`,
    )
  } finally {
    await here.killAll()
    await stop()
  }
})
