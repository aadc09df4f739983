import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cpuOf, memoryOf } from '#bench/support/processes.ts'
import { cookiesOf, seedList } from '#bench/support/seed-list.ts'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { call } from './support/calls.ts'
import { readGauges } from './support/gauges.ts'
import { lengthOf } from './support/length.ts'
import { openOwner } from './support/owner-of.ts'
import { scratchServers } from './support/scratch-servers.ts'
import type { ServerProcess } from './support/server-process.ts'
import { watchCalls } from './support/watch-calls.ts'

const ROWS = lengthOf({ short: 50_000, full: 1_000_000 })
const EXPORTS = 2
const PAPERS = 20
// The target is 100 ms on two idle cores; garbage collection takes longer on a busy machine.
const LONGEST_MS = 250
const CEILING_MS = 3000

const here = scratchServers()

/** Runs `work` while a client polls /healthz, and checks how long the event loop and that client were blocked. */
async function whileWatched<T>(server: ServerProcess, label: string, work: () => Promise<T>): Promise<T> {
  // Reading the gauges resets the measured event loop delays.
  await readGauges(server)
  const others = watchCalls({ port: server.port, path: '/healthz' })
  const pid = server.child.pid ?? 0
  const [memory, cpu, from] = [memoryOf(pid), cpuOf(pid), performance.now()]
  const done = await work()
  const took = performance.now() - from
  // The process's share of one core: on an idle machine a measured delay would be shorter by this factor.
  const share = Math.min(1, (cpuOf(pid) - cpu) / took)
  const waits = await others()
  const gauges = await readGauges(server)
  const ms = (which: string) => gauges(`travessia_event_loop_delay_${which}_seconds`) * 1000
  console.log(
    `F20: ${label} in ${took.toFixed(0)} ms with ${(100 * share).toFixed(0)} % of a core; loop delay p99 ${ms('p99').toFixed(0)} max ` +
      `${ms('max').toFixed(0)} ms; /healthz ${waits.text}; memory ${memory.toFixed(0)} → ${memoryOf(pid).toFixed(0)} MB`,
  )
  expect(ms('p99') * share).toBeLessThan(LONGEST_MS)
  expect(Math.max(ms('p99'), waits.p99)).toBeLessThan(CEILING_MS)
  expect(waits.odd).toEqual([])
  return done
}

async function countLines(port: number, cookie: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/registrations.csv`, { headers: { cookie } })
  if (!answer.body || answer.status !== 200) throw new Error(`no table: ${answer.status}`)
  let lines = 0
  for await (const piece of answer.body) for (const byte of piece as Uint8Array) if (byte === 10) lines++
  return lines
}

test('F20: tables of many rows and papers of many companies make nobody wait', async () => {
  const env = { APP_KEY: newAppKey() }
  const server = await here.start(env)
  const owner = await openOwner(here)
  try {
    // Seeds without the triggers of the kept sums, because this test does not read them.
    await owner.query('set session_replication_role = replica')
    await seedList(owner, ROWS)
    const secret = makeKeys({ appKey: env.APP_KEY }).derive('sessions').toString('base64url')
    const [admin = ''] = await cookiesOf(owner, 'admin', secret, 1)
    await sleep(1000)

    const lines = await whileWatched(server, `${EXPORTS} tables of ${ROWS} rows at once`, () =>
      Promise.all(Array.from({ length: EXPORTS }, () => countLines(server.port, admin))),
    )
    expect(lines).toEqual(lines.map(() => ROWS + 1))

    const { rows } = await owner.query<{ id: string }>('select id from business_registrations order by id limit $1', [
      PAPERS,
    ])
    const made = await whileWatched(server, `${rows.length} papers at once`, () =>
      Promise.all(
        rows.map(({ id }) =>
          call(server.origin, `/api/registrations/${id}/papers/order_checklist`, {
            cookie: admin,
            body: {},
            timeoutMs: 120_000,
          }),
        ),
      ),
    )
    expect(made.map(({ status, json }) => [status, json.error?.code])).toEqual(rows.map(() => [200, undefined]))
  } finally {
    await owner.end()
  }
})
