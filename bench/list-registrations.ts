import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import type { Counted } from './support/ask-over-sockets.ts'
import { freshDatabase, startApp, startBenchCluster } from './support/bench-cluster.ts'
import type { Round } from './support/load.ts'
import { cpuOf, freePort, startNode, stopNode } from './support/processes.ts'
import { atLeast, atMost, median, report } from './support/report.ts'
import { cookiesOf, seedList } from './support/seed-list.ts'

// The signed-in list of 20 registrations, against the same work on bare node:http and pg.
const ROUNDS = Number(process.env['ROUNDS'] ?? 10)
const SECONDS = Number(process.env['SECONDS'] ?? 5)
// V8 compiles after a number of calls, not after a time: the warm-up is counted in answers.
const WARM_UP_ANSWERS = 20_000
const WARM_UP_ROUNDS = Number(process.env['WARM_UP_ROUNDS'] ?? 12)
const CONNECTIONS = 16
const DATABASE = 'bench'

const { dir, cluster } = await startBenchCluster('bench')
const children: ChildProcess[] = []
const start = (script: string, env: Record<string, string> = {}) => {
  const child = startNode(script, env)
  children.push(child)
  return child
}

/** Admins read every record; customers read under row-level security, which limits each to their own (S51). */
const readers = ['admin', 'user'] as const
type Reader = (typeof readers)[number]

async function makeDatabase(secret: string): Promise<Record<Reader, string[]>> {
  const owner = await freshDatabase(cluster, DATABASE)
  await seedList(owner)
  const cookies = {
    admin: await cookiesOf(owner, 'admin', secret, CONNECTIONS),
    user: await cookiesOf(owner, 'user', secret, CONNECTIONS),
  }
  await owner.end()
  return cookies
}

type Side = { name: string; port: number; pid: number }
type Measured = { rate: number; cpu: number; answers: number }

async function measure(load: ChildProcess, side: Side, cookies: string[]): Promise<Measured> {
  const round: Round = {
    port: side.port,
    path: '/api/registrations?limit=20',
    cookies,
    seconds: SECONDS,
    connections: CONNECTIONS,
  }
  const before = cpuOf(side.pid)
  load.send(round)
  const [counted] = (await once(load, 'message')) as [Counted]
  if (counted.failures > 0 || counted.answers === 0) throw new Error(`${side.name}: ${JSON.stringify(counted)}`)
  const { answers } = counted
  return { rate: answers / SECONDS, cpu: ((cpuOf(side.pid) - before) / answers) * 1000, answers }
}

type Sides = [ours: Side, bare: Side]

/** Alternates between the servers, because one that is idle for half a minute closes its connections to the database. */
async function warmUp(load: ChildProcess, sides: Sides, cookies: string[]): Promise<void> {
  const warmed = sides.map(() => 0)
  for (let n = 0; n < WARM_UP_ROUNDS && warmed.some((answers) => answers < WARM_UP_ANSWERS); n++)
    for (const [at, side] of sides.entries())
      warmed[at] = (warmed[at] ?? 0) + (await measure(load, side, cookies)).answers
  console.log(`${warmed.join(' and ')} answers to warm up`)
}

async function compare(load: ChildProcess, [ours, bare]: Sides, cookies: string[], reader: Reader, n: number) {
  // The side that is measured first alternates from round to round.
  const first = n % 2 ? bare : ours
  const second = first === ours ? bare : ours
  const figures = new Map([[first, await measure(load, first, cookies)]])
  figures.set(second, await measure(load, second, cookies))
  const said = ({ name, rate, cpu }: Side & Measured) => `${name} ${Math.round(rate)}/s, ${Math.round(cpu)} µs CPU`
  const [a, b] = [ours, bare].map((side) => ({ ...side, ...(figures.get(side) as Measured) })) as [
    Side & Measured,
    Side & Measured,
  ]
  const ratio = { rate: a.rate / b.rate, cpu: a.cpu / b.cpu }
  console.log(
    `${reader}, round ${n + 1}: ${said(a)}; ${said(b)}; throughput × ${ratio.rate.toFixed(2)}, CPU × ${ratio.cpu.toFixed(2)}`,
  )
  return ratio
}

try {
  const appKey = newAppKey()
  const secret = makeKeys({ appKey }).derive('sessions').toString('base64url')
  const cookies = await makeDatabase(secret)
  const app = await startApp({ cluster, database: DATABASE, appKey, dir })
  children.push(app.child)
  const barePort = await freePort()
  const bare = start('bench/support/bare-list.ts', {
    PORT: String(barePort),
    SOCKET: cluster.host,
    DATABASE,
    SECRET: secret,
  })
  await once(bare, 'message')
  const load = start('bench/support/load.ts')
  const sides: Sides = [
    { name: 'travessia', port: app.port, pid: app.pid },
    { name: 'bare', port: barePort, pid: bare.pid ?? 0 },
  ]
  const ratios: Record<Reader, { rate: number; cpu: number }[]> = { admin: [], user: [] }
  for (const reader of readers) {
    await warmUp(load, sides, cookies[reader])
    for (let n = 0; n < ROUNDS; n++) ratios[reader].push(await compare(load, sides, cookies[reader], reader, n))
  }
  const [office, walled] = [ratios.admin, ratios.user]
  report([
    atLeast('signed-in list: throughput / bare', median(office.map(({ rate }) => rate)), 1),
    atMost('signed-in list: CPU per request / bare', median(office.map(({ cpu }) => cpu)), 1.2),
    atLeast(
      "a customer's list under row-level security: throughput / bare without one",
      median(walled.map(({ rate }) => rate)),
      0.8,
    ),
    atMost(
      "a customer's list under row-level security: CPU per request / bare without one",
      median(walled.map(({ cpu }) => cpu)),
      1.4,
    ),
  ])
} finally {
  for (const child of children) await stopNode(child)
  await cluster.stop()
}
