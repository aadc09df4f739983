import type pg from 'pg'
import { Counter, Gauge as PromGauge, Registry } from 'prom-client'
import { callsWaiting } from '#server/db/fair-shares.ts'
import { waitsOf } from '#server/db/pool-waits.ts'
import type { RowSecurity } from '#server/db/row-security.ts'
import { queueGauges } from '#server/jobs/queue-gauges.ts'
import type { LiveHub } from '#server/live/hub.ts'
import type { SpanSender } from '#server/tracing/send-spans.ts'
import { backupGauges } from './backup/backup-folder.ts'
import { makeDurations } from './durations.ts'
import { type Gauge, processGauges, type ReadGauges } from './gauges.ts'
import { makeMetrics } from './metrics.ts'
import { version } from './version.ts'

/** A payment provider sends webhooks within seconds, and retries failed ones for days. */
const LAG_BUCKETS = [1, 2, 5, 10, 30, 60, 300, 3600, 86_400] as const

type Measured = {
  pool: pg.Pool
  rowSecurity?: RowSecurity
  hub: Pick<LiveHub, 'count'>
  spans?: Pick<SpanSender, 'counts'> | undefined
  backupDir?: string | undefined
  /** The gauges of features. */
  more: readonly ReadGauges[]
}

/** What is read from elsewhere at each scrape; spans are all zero without a collector. */
function registerReadings(registry: Registry, startedAt: Date, spans: Measured['spans']): void {
  const registers = [registry]
  const build = { name: 'travessia_build_info', help: 'The version that runs; the value is always 1.' }
  new PromGauge({ ...build, labelNames: ['version', 'node'], registers }).set({ version, node: process.version }, 1)
  const start = { name: 'process_start_time_seconds', help: 'When the server began, in seconds since 1970.' }
  new PromGauge({ ...start, registers }).set(startedAt.getTime() / 1000)
  new Counter({
    name: 'travessia_spans_sent_total',
    help: 'Spans that the collector took.',
    registers,
    collect() {
      this.reset()
      this.inc(spans?.counts.sent ?? 0)
    },
  })
  new Counter({
    name: 'travessia_spans_dropped_total',
    help: 'Spans that found no room, or that the collector did not take.',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset()
      this.inc({ reason: 'full' }, spans?.counts.full ?? 0)
      this.inc({ reason: 'collector' }, spans?.counts.refused ?? 0)
    },
  })
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
}

/** The metrics of this node, for `/metrics` and for the superadmin's screen. */
export function makeFigures({ pool, rowSecurity, hub, spans, backupDir, more }: Measured) {
  const pools = rowSecurity ? [pool, rowSecurity.pool] : [pool]
  const inAll = (count: (one: pg.Pool) => number): number => pools.reduce((sum, one) => sum + count(one), 0)
  const metrics = makeMetrics()
  const startedAt = new Date()
  const waits = waitsOf(pool)
  const webhookLag = makeDurations(
    'travessia_webhook_lag_seconds',
    'Time between the provider making a message and our having handled it.',
    LAG_BUCKETS,
  )
  for (const { histogram } of [waits, webhookLag]) metrics.registry.registerMetric(histogram)
  registerReadings(metrics.registry, startedAt, spans)
  const gauges = async ({ newSpan }: { newSpan: boolean }): Promise<Gauge[]> => [
    ['travessia_db_pool_connections', 'Connections to the database.', inAll((one) => one.totalCount)],
    ['travessia_db_pool_idle', 'Connections that wait for work.', inAll((one) => one.idleCount)],
    ['travessia_db_pool_waiting', 'Calls that wait for a connection.', inAll(callsWaiting)],
    [
      'travessia_db_pool_wait_max_seconds',
      'Longest wait for a connection since the last reading.',
      waits.longest(newSpan),
    ],
    ['travessia_live_streams', 'Open live streams on this node.', hub.count()],
    ...(await queueGauges(pool)),
    ...(await Promise.all(more.map((read) => read(pool)))).flat(),
    ['travessia_webhook_lag_max_seconds', 'Longest webhook lag since the last reading.', webhookLag.longest(newSpan)],
    ...metrics.loopGauges(newSpan),
    ...(await backupGauges(backupDir, new Date())),
    ...(await processGauges()),
  ]
  return {
    metrics,
    startedAt,
    streams: () => hub.count(),
    gauges,
    /** Called when a webhook of the payment provider has been handled. */
    webhookHandled: (createdAt: Date) => webhookLag.observe(Math.max(0, Date.now() - createdAt.getTime()) / 1000),
    /** All metrics in the text format of Prometheus. */
    async text(): Promise<string> {
      // Gauges that have no value now, such as those of a database that is away, are missing in this scrape.
      const now = new Registry()
      for (const [name, help, value] of await gauges({ newSpan: true }))
        new PromGauge({ name, help, registers: [now] }).set(value)
      return Registry.merge([metrics.registry, now]).metrics()
    },
  }
}
export type Figures = ReturnType<typeof makeFigures>
