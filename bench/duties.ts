import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { keepCalendars } from '#features/duties/server/keep-calendars.ts'
import { tellAlerts } from '#features/duties/server/tell-alerts.ts'
import { systemContext } from '#server/context.ts'
import { newAppKey } from '#server/keys/keys.ts'
import { freshDatabase, placeOf, startBenchCluster } from './support/bench-cluster.ts'
import { benchServices } from './support/bench-services.ts'
import { memoryOf } from './support/processes.ts'
import { atMost, report } from './support/report.ts'
import { seedFormed } from './support/seed-formed.ts'

// The daily work for 100,000 companies on one node: every calendar is computed again, and due alerts are sent.
const COMPANIES = Number(process.env['COMPANIES'] ?? 100_000)
const FIRST_DAY = '2026-09-01'
/** The day before, and the day that is 60 before the 15th of April, on which most federal returns are due. */
const QUIET_DAY = '2027-02-13'
const BUSY_DAY = '2027-02-14'
const DATABASE = 'bench_duties'

// Collects before each measurement, so that garbage does not count. The young generation does not count either, because V8 chooses its
// size by the machine and keeps it; memory outside of V8 does count.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
function heldMemory(): number {
  collect()
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return memoryOf(process.pid) - (young?.physical_space_size ?? 0) / 1e6
}

const { dir, cluster } = await startBenchCluster('bench')
let today = FIRST_DAY
const now = () => new Date(`${today}T11:00:00Z`)

try {
  const owner = await freshDatabase(cluster, DATABASE)
  const from = performance.now()
  await seedFormed(owner, COMPANIES, FIRST_DAY)
  console.log(`${COMPANIES} companies loaded in ${((performance.now() - from) / 1000).toFixed(0)} s`)
  const place = placeOf(cluster, DATABASE)
  const { services, pool } = benchServices({ place, appKey: newAppKey(), dataDir: `${dir}/app`, connections: 4, now })
  const context = () => systemContext(services, 'bench')
  const rowsOf = async (table: string): Promise<number> =>
    (await owner.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0

  // A tenth first, to measure what the process takes for any number of companies; what comes on top of it grows with their number.
  for (const state of ['alabama', 'california', 'florida', 'texas', 'wyoming']) await keepCalendars(context(), state)
  const before = heldMemory()
  let most = before

  const timed = async (what: string, work: () => Promise<unknown>, counted: () => Promise<string>): Promise<number> => {
    const started = performance.now()
    await work()
    const seconds = (performance.now() - started) / 1000
    const [taken, held] = [memoryOf(process.pid), heldMemory()]
    most = Math.max(most, held)
    console.log(
      `${what}: ${seconds.toFixed(1)} s, ${await counted()}, memory ${Math.round(taken)} MB, ${Math.round(held)} of it held`,
    )
    return seconds
  }
  const duties = async () => `${await rowsOf('duties')} duties`
  const moved = async () => `${await rowsOf('duties where moved_at is not null')} days moved`
  const told = async () => `${await rowsOf(`notifications where event = 'duties.due'`)} told`

  const first = await timed('all calendars for the first time', () => keepCalendars(context()), duties)
  await owner.query('vacuum analyze')
  const again = await timed('all again, nothing to change', () => keepCalendars(context()), moved)
  await owner.query(
    `update facts set value = jsonb_set(value, '{due,day}', '20') where state_id = 'florida' and kind = 'annual_duty'`,
  )
  await timed('a changed day of one state', () => keepCalendars(context(), 'florida'), moved)
  today = QUIET_DAY
  await timed('all half a year later', () => keepCalendars(context()), duties)
  await timed('all alerts since', () => tellAlerts(context()), told)
  today = BUSY_DAY
  const busy = await timed('all on a busy morning', () => keepCalendars(context()), duties)
  const alerts = await timed('its alerts', () => tellAlerts(context()), told)
  const nobody = await timed('its alerts again, nobody to tell', () => tellAlerts(context()), told)

  const per = 100_000 / COMPANIES
  report([
    atMost('100,000 calendars and alerts of a busy morning', (busy + alerts) * per, 60, ' s'),
    atMost('100,000 calendars and alerts, nothing to change', (again + nobody) * per, 60, ' s'),
    atMost('100,000 calendars for the first time', first * per, 180, ' s'),
    atMost('memory that 100,000 calendars take on top of 10,000', most - before, 100, ' MB'),
  ])
  await pool.end()
  await owner.end()
} finally {
  await cluster.stop()
}
