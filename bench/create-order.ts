import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type pg from 'pg'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import type { Counted } from './support/ask-over-sockets.ts'
import type { BareRound, SetUp } from './support/bare-orders.ts'
import { freshDatabase, placeOf, startApp, startBenchCluster } from './support/bench-cluster.ts'
import type { OrderRound } from './support/load-orders.ts'
import { orderBody } from './support/order-body.ts'
import { cpuOf, startNode, stopNode } from './support/processes.ts'
import { recordOrder } from './support/record-order.ts'
import { atLeast, median, report } from './support/report.ts'
import { seedCustomers } from './support/seed-customers.ts'

// Orders through HTTP, against the same statements in a loop on bare pg; every commit reaches the disk.
const ROUNDS = Number(process.env['ROUNDS'] ?? 6)
const SECONDS = Number(process.env['SECONDS'] ?? 5)
const WARM_UP_ANSWERS = 4000
const WARM_UP_ROUNDS = Number(process.env['WARM_UP_ROUNDS'] ?? 6)
const CONNECTIONS = 16
const CUSTOMERS = 3000
const DATABASE = 'bench_orders'

const { dir, cluster } = await startBenchCluster('bench')
const place = placeOf(cluster, DATABASE)
const children: ChildProcess[] = []
const start = (script: string, env: Record<string, string> = {}) => {
  const child = startNode(script, env)
  children.push(child)
  return child
}

async function makeDatabase(secret: string) {
  const owner = await freshDatabase(cluster, DATABASE)
  const { rows } = await owner.query('show fsync')
  if (rows[0]?.fsync !== 'on') throw new Error('commits do not reach the disk')
  const ours = await seedCustomers(owner, secret, CUSTOMERS)
  const theirs = await seedCustomers(owner, secret, CUSTOMERS)
  const body = await orderBody(owner)
  await holdMails(owner)
  await owner.query('vacuum analyze')
  return { owner, ours, theirs, body }
}

/** Delays the mail jobs of both sides by a day: sending the mails is not part of what is measured. */
async function holdMails(owner: pg.Client): Promise<void> {
  await owner.query(`create function hold() returns trigger language plpgsql as
    $$ begin new.run_at := new.run_at + interval '1 day'; return new; end $$`)
  await owner.query(
    'create trigger hold before insert on graphile_worker._private_jobs for each row execute function hold()',
  )
}

type Side = {
  name: string
  pid: number
  rates: number[]
  cpus: number[]
  measure: (seconds: number) => Promise<Counted>
}

async function count(child: ChildProcess, round: OrderRound | BareRound): Promise<Counted> {
  child.send(round)
  const [counted] = (await once(child, 'message')) as [Counted]
  return counted
}

async function measure(side: Side, seconds: number): Promise<Counted> {
  const before = cpuOf(side.pid)
  const counted = await side.measure(seconds)
  if (counted.failures > 0 || counted.answers === 0) throw new Error(`${side.name}: ${JSON.stringify(counted)}`)
  side.rates.push(counted.answers / seconds)
  side.cpus.push(((cpuOf(side.pid) - before) / counted.answers) * 1000)
  return counted
}

const shown =
  (round: number) =>
  ({ name, rates, cpus }: Side): string =>
    `${name} ${Math.round(rates[round] ?? 0)}/s, ${Math.round(cpus[round] ?? 0)} µs CPU`

try {
  const appKey = newAppKey()
  const secret = makeKeys({ appKey }).derive('sessions').toString('base64url')
  const { owner, ours, theirs, body } = await makeDatabase(secret)
  const [customer] = theirs
  if (!customer) throw new Error('nobody to order')
  const recorded = await recordOrder({
    place,
    appKey,
    dataDir: `${dir}/app`,
    customer,
    body: { ...body, key: randomUUID() },
  })
  console.log(`${recorded.statements.length} statements for one order`)

  const { port, pid, child } = await startApp({ cluster, database: DATABASE, appKey, dir })
  children.push(child)
  const load = start('bench/support/load-orders.ts')
  const bare = start('bench/support/bare-orders.ts')
  const setUp: SetUp = { socket: cluster.host, database: DATABASE, ...recorded, recorded: customer, customers: theirs }
  bare.send(setUp)
  await once(bare, 'message')

  const cookies = ours.map(({ cookie }) => cookie)
  const connections = CONNECTIONS
  const sides: Side[] = [
    {
      ...{ name: 'travessia', pid, rates: [], cpus: [] },
      measure: (seconds) => count(load, { port, cookies, body, seconds, connections }),
    },
    {
      ...{ name: 'bare', pid: bare.pid ?? 0, rates: [], cpus: [] },
      measure: (seconds) => count(bare, { seconds, connections }),
    },
  ]
  for (const side of sides) {
    let warmed = 0
    for (let n = 0; n < WARM_UP_ROUNDS && warmed < WARM_UP_ANSWERS; n++)
      warmed += (await measure(side, SECONDS)).answers
    console.log(`${side.name}: ${warmed} orders to warm up`)
    Object.assign(side, { rates: [], cpus: [] })
  }
  const ratios: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    for (const side of n % 2 ? sides.toReversed() : sides) await measure(side, SECONDS)
    const [mine = 0, other = 1] = sides.map(({ rates }) => rates[n] ?? 0)
    ratios.push(mine / other)
    const rates = sides.map(shown(n)).join('; ')
    console.log(`round ${n + 1}: ${rates}; × ${(mine / other).toFixed(2)}`)
  }
  const { rows } = await owner.query('select count(*)::int as waiting from graphile_worker.jobs')
  console.log(`${rows[0]?.waiting} mails waiting`)
  await owner.end()
  report([atLeast('order creation: rate / same statements on bare pg', median(ratios), 0.6)])
} finally {
  for (const child of children) await stopNode(child)
  await cluster.stop()
}
