import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Talk } from '#bench/support/seed-talks.ts'
import { newAppKey } from '#server/keys/keys.ts'
import { call, statusOf } from './support/calls.ts'
import { eventually } from './support/eventually.ts'
import { urlOf } from './support/given-database.ts'
import { seedTown } from './support/mixed-calls.ts'
import { stopServerOf } from './support/scratch-clusters.ts'
import { askAt, livingDatabase, scratchServers } from './support/scratch-servers.ts'
import { mountSmallDisk } from './support/small-disk.ts'

const here = scratchServers()
const DISK_MB = 220
/** Many customers share the load, because the rate limit of one customer is sixty messages a minute. */
const CUSTOMERS = 200
const LEFT_MB = 4
const FULL_FOR_MS = 2000
/** The sum of the shutdown limits: idle connections, job runners, both pools, and the embedded database. */
const STOP_WITHIN_MS = 25_000

/** Sends messages with random ids until stopped and collects the ids that were confirmed. */
function startMessages(origin: string, talks: readonly Talk[]) {
  const acked: string[] = []
  const seen = new Map<number, number>()
  const state = { running: true, refusedInARow: 0 }
  let turn = 0
  const write = async () => {
    while (state.running) {
      const { registrationId, customerCookie } = talks[turn++ % talks.length] as Talk
      const body = { messageId: randomUUID(), text: randomBytes(3000).toString('base64') }
      const path = `/api/conversations/${registrationId}/messages`
      const status = await statusOf(call(origin, path, { cookie: customerCookie, body }))
      seen.set(status, (seen.get(status) ?? 0) + 1)
      if (status === 201) acked.push(body.messageId)
      state.refusedInARow = status === 201 ? 0 : state.refusedInARow + 1
      if (status !== 201) await sleep(50)
    }
  }
  const writing = Array.from({ length: 6 }, write)
  const stop = async () => {
    state.running = false
    await Promise.all(writing)
  }
  return { acked, seen, state, stop }
}

/** Requests new write-ahead log segments until the disk has no space for one: PostgreSQL then shuts itself down. */
async function exhaustLog(socket: string): Promise<boolean> {
  for (let n = 0; n < 20; n++) {
    const begun = `select pg_switch_wal(), pg_logical_emit_message(true, 'test', 'a piece is only left once it holds something')`
    const ended = await askAt(socket, begun).then(
      () => false,
      () => true,
    )
    if (ended) return true
  }
  return false
}

test('F13: a full disk under the database refuses writes cleanly, loses nothing that was confirmed, and is over when there is space', async () => {
  const disk = mountSmallDisk(join(here.folder, 'disk'), DISK_MB)
  const env = { DATA_DIR: join(here.folder, 'disk', 'd'), APP_KEY: newAppKey() }
  try {
    const server = await here.start(env)
    const { socket = '', pid: first } = livingDatabase(env.DATA_DIR) ?? {}
    const { talks } = await seedTown({ url: urlOf(socket), env }, CUSTOMERS)
    disk.fillUpTo(LEFT_MB)
    const from = performance.now()
    const writers = startMessages(server.origin, talks)
    await eventually(() => expect(writers.state.refusedInARow).toBeGreaterThan(20))
    const fullAfter = performance.now() - from
    const health = new Set<number>()
    const watch = async () => {
      for (const full = performance.now(); performance.now() - full < FULL_FOR_MS; await sleep(50))
        health.add(await statusOf(call(server.origin, '/healthz')))
    }
    await watch()
    const again = async () => {
      const accepted = writers.acked.length
      disk.empty()
      return eventually(() => expect(writers.acked.length).toBeGreaterThan(accepted + 10))
    }
    const back = await again()
    const { pid } = livingDatabase(env.DATA_DIR) ?? {}
    expect(pid, 'a full disk alone must not end the database').toBe(first)

    disk.fillUpTo(1)
    expect(await exhaustLog(socket)).toBe(true)
    await watch()
    expect(livingDatabase(env.DATA_DIR)?.pid).not.toBe(pid)
    const backFromCrash = await again()
    await writers.stop()
    const there = await askAt<{ id: string }>(socket, 'select id from messages')
    const ids = new Set(there.map(({ id }) => id))
    const lost = writers.acked.filter((id) => !ids.has(id))
    console.log(
      `F13: ${writers.acked.length} acknowledged, ${writers.acked.length - lost.length} of them counted, ${there.length} there; full after ` +
        `${Math.round(fullAfter)} ms; accepted again ${back} ms after space was freed, ${backFromCrash} ms when its log had no space either ` +
        'and the database had ended; answers',
      Object.fromEntries(writers.seen),
    )
    expect(lost).toEqual([])
    expect(writers.acked.length).toBeGreaterThan(100)
    expect([...writers.seen.keys()].filter((status) => status !== 201 && status !== 503 && status !== 507)).toEqual([])
    expect([...health]).toEqual([200])
    expect(server.output()).not.toMatch(/unhandled|uncaught/i)
    expect((await server.kill('SIGTERM')).code).toBe(0)
  } finally {
    disk.empty()
    await here.killAll()
    await stopServerOf(join(env.DATA_DIR, 'postgres'))
    disk.unmount()
  }
})

test('F13: a server is stopped within its budget just after the disk under its database was full', async () => {
  const disk = mountSmallDisk(join(here.folder, 'disk'), DISK_MB)
  const env = { DATA_DIR: join(here.folder, 'disk', 'd'), APP_KEY: newAppKey() }
  try {
    const server = await here.start(env)
    const { socket = '' } = livingDatabase(env.DATA_DIR) ?? {}
    const { talks } = await seedTown({ url: urlOf(socket), env }, CUSTOMERS)
    disk.fillUpTo(LEFT_MB)
    const writers = startMessages(server.origin, talks)
    await eventually(() => expect(writers.state.refusedInARow).toBeGreaterThan(20))
    disk.fillUpTo(1)
    expect(await exhaustLog(socket)).toBe(true)
    // Long enough for the job runners to fail repeatedly.
    await sleep(FULL_FOR_MS * 3)
    disk.empty()
    const stopped = server.kill('SIGTERM')
    await writers.stop()
    const { code, ms } = await stopped
    console.log(`F13: stopped in ${ms} ms just after the disk was full`)
    expect([code, livingDatabase(env.DATA_DIR)]).toEqual([0, undefined])
    expect(ms).toBeLessThan(STOP_WITHIN_MS)
  } finally {
    disk.empty()
    await here.killAll()
    await stopServerOf(join(env.DATA_DIR, 'postgres'))
    disk.unmount()
  }
})
