import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import type { Counted } from './support/ask-over-sockets.ts'
import { freshDatabase, startApp, startBenchCluster } from './support/bench-cluster.ts'
import type { Round } from './support/load.ts'
import { cpuOf, freePort, startNode, stopNode } from './support/processes.ts'
import { atLeast, atMost, median, report } from './support/report.ts'
import { adminCookies, seedList } from './support/seed-list.ts'

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

async function makeDatabase(secret: string): Promise<string[]> {
  const owner = await freshDatabase(cluster, DATABASE)
  await seedList(owner)
  const cookies = await adminCookies(owner, secret, CONNECTIONS)
  await owner.end()
  return cookies
}

type Side = { name: string; port: number; pid: number; rates: number[]; cpus: number[] }

async function measure(load: ChildProcess, side: Side, cookies: string[], seconds: number): Promise<Counted> {
  const round: Round = {
    port: side.port,
    path: '/api/registrations?limit=20',
    cookies,
    seconds,
    connections: CONNECTIONS,
  }
  const before = cpuOf(side.pid)
  load.send(round)
  const [counted] = (await once(load, 'message')) as [Counted]
  if (counted.failures > 0 || counted.answers === 0) throw new Error(`${side.name}: ${JSON.stringify(counted)}`)
  side.rates.push(counted.answers / seconds)
  side.cpus.push(((cpuOf(side.pid) - before) / counted.answers) * 1000)
  return counted
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
  const sides: Side[] = [
    { name: 'travessia', port: app.port, pid: app.pid, rates: [], cpus: [] },
    { name: 'bare', port: barePort, pid: bare.pid ?? 0, rates: [], cpus: [] },
  ]
  // In turns, because a server that rests for half a minute gives its connections back.
  const warmed = new Map<Side, number>()
  const isCold = (side: Side): boolean => (warmed.get(side) ?? 0) < WARM_UP_ANSWERS
  for (let n = 0; n < WARM_UP_ROUNDS && sides.some(isCold); n++)
    for (const side of sides) {
      const { answers } = await measure(load, side, cookies, SECONDS)
      warmed.set(side, (warmed.get(side) ?? 0) + answers)
    }
  for (const side of sides) {
    console.log(`${side.name}: ${warmed.get(side)} answers to warm up`)
    Object.assign(side, { rates: [], cpus: [] })
  }
  const ratios: { rate: number; cpu: number }[] = []
  for (let n = 0; n < ROUNDS; n++) {
    for (const side of n % 2 ? sides.toReversed() : sides) await measure(load, side, cookies, SECONDS)
    const [ours, theirs] = sides
    const rate = (ours?.rates[n] ?? 0) / (theirs?.rates[n] ?? 1)
    const cpu = (ours?.cpus[n] ?? 0) / (theirs?.cpus[n] ?? 1)
    ratios.push({ rate, cpu })
    console.log(
      `round ${n + 1}: ${sides.map(({ name, rates, cpus }) => `${name} ${Math.round(rates[n] ?? 0)}/s, ${Math.round(cpus[n] ?? 0)} µs CPU`).join('; ')}; throughput × ${rate.toFixed(2)}, CPU × ${cpu.toFixed(2)}`,
    )
  }
  report([
    atLeast('signed-in list: throughput / bare', median(ratios.map(({ rate }) => rate)), 1),
    atMost('signed-in list: CPU per request / bare', median(ratios.map(({ cpu }) => cpu)), 1.2),
  ])
} finally {
  for (const child of children) await stopNode(child)
  await cluster.stop()
}
