import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { anEmail, call, signUp, statusOf } from './support/calls.ts'
import { openEvents } from './support/event-reader.ts'
import { eventually } from './support/eventually.ts'
import { lengthOf } from './support/length.ts'
import { livingDatabase, scratchServers } from './support/scratch-servers.ts'
import { expectNothingLost, startWriters } from './support/sign-up-writers.ts'

const here = scratchServers()
const CRASHES = lengthOf({ short: 3, full: 20 })

test('F02: a database that dies is reported, started again, and everything works again', async () => {
  const server = await here.start()
  const person = await signUp(server.origin, anEmail())
  const events = await openEvents(server.origin, person.cookie)
  const { pid } = here.database()
  process.kill(pid, 'SIGKILL')
  const killed = performance.now()
  const seen = new Map<string, number>()
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
  let slowest = 0
  while (performance.now() - killed < 15_000) {
    const asked = performance.now()
    note(`healthz ${await statusOf(call(server.origin, '/healthz'))}`)
    const answer = await call(server.origin, '/api/notifications', { cookie: person.cookie })
    slowest = Math.max(slowest, performance.now() - asked)
    note(`api ${answer.status} ${answer.json.error?.code ?? ''}`)
    const ready = await statusOf(call(server.origin, '/readyz'))
    note(`readyz ${ready}`)
    // Connections outlive a killed server for a moment: only a new server process proves that the database is back.
    const living = livingDatabase(here.dataDir)
    if (ready === 200 && answer.status === 200 && living && living.pid !== pid) break
    await sleep(10)
  }
  console.log(
    `F02: database killed: back after ${Math.round(performance.now() - killed)} ms, slowest answer ${Math.round(slowest)} ms`,
    Object.fromEntries(seen),
  )
  expect([...seen.keys()].sort()).toEqual([
    'api 200 ',
    'api 503 unavailable',
    'healthz 200',
    'readyz 200',
    'readyz 503',
  ])
  expect(slowest).toBeLessThan(10_000)
  expect(here.database().pid).not.toBe(pid)

  const mailed = await eventually(async () => {
    expect(await here.ask('select 1 from outbox_mails where sent_at is null')).toEqual([])
  })
  // A stream that stayed open during the outage receives events again.
  await call(server.origin, '/api/notifications/read-all', { body: {}, cookie: person.cookie })
  expect(events.state).toMatchObject({ ended: false, broken: false })
  const heard = await eventually(() => expect(events.names()).toContain('notification.read'))
  console.log(`jobs work again after ${mailed} ms, the open stream hears again after ${heard} ms`)
  const { code, ms } = await server.kill('SIGTERM')
  console.log(`stopped in ${ms} ms`)
  expect(code).toBe(0)
  expect(livingDatabase(here.dataDir)).toBeUndefined()
  expect(server.output()).not.toMatch(/unhandled|uncaught/i)
})

test('F02: crashes of the database under writes end neither the process nor its promises', async () => {
  const server = await here.start()
  const writers = startWriters(server.origin)
  const recoveries: number[] = []
  for (let crash = 0; crash < CRASHES; crash++) {
    await sleep(700)
    const { pid } = here.database()
    const before = writers.acked.length
    // SIGQUIT ends PostgreSQL without a clean shutdown, as `pg_ctl stop -m immediate` does.
    process.kill(pid, 'SIGQUIT')
    recoveries.push(
      await eventually(() => {
        expect(livingDatabase(here.dataDir)?.pid ?? pid).not.toBe(pid)
        expect(writers.acked.length).toBeGreaterThan(before + 3)
      }),
    )
  }
  await writers.stop()
  const figures = await expectNothingLost(writers, here.ask)
  console.log(`F02: ${CRASHES} crashes: ${figures}; written again after ${recoveries.join(', ')} ms`)
  expect(server.child.exitCode).toBeNull()
  expect(server.output()).not.toMatch(/unhandled|uncaught/i)
  expect(Math.max(...recoveries)).toBeLessThan(30_000)
})
