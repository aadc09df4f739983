import type pg from 'pg'
import { callsWaiting } from '#server/db/fair-shares.ts'
import { waitsOf } from '#server/db/pool-waits.ts'
import type { RowSecurity } from '#server/db/row-security.ts'
import { queueGauges } from '#server/jobs/queue-gauges.ts'
import type { LiveHub } from '#server/live/hub.ts'
import type { SpanSender } from '#server/tracing/send-spans.ts'
import { backupGauges } from './backup/backup-folder.ts'
import { histogramFamily, makeHistogram } from './histogram.ts'
import { makeMetrics } from './metrics.ts'
import { processGauges, processorTime } from './process-gauges.ts'
import { type Family, type Gauge, gaugeFamily, labelsOf, prometheusText } from './prometheus-text.ts'
import { spanFamilies } from './span-families.ts'
import { version } from './version.ts'

/** A payment provider sends webhooks within seconds, and retries failed ones for days. */
const LAG_BUCKETS = [1, 2, 5, 10, 30, 60, 300, 3600, 86_400] as const

const buildInfo: Family = {
  name: 'travessia_build_info',
  help: 'The version that runs; the value is always 1.',
  type: 'gauge',
  samples: [`travessia_build_info{${labelsOf({ version, node: process.version })}} 1`],
}

export type ReadGauges = (pool: pg.Pool) => Promise<Gauge[]>
type Measured = {
  pool: pg.Pool
  rowSecurity?: RowSecurity
  hub: Pick<LiveHub, 'count'>
  spans?: Pick<SpanSender, 'counts'> | undefined
  backupDir?: string | undefined
  /** The gauges of features. */
  more: readonly ReadGauges[]
}

/** The metrics of this node, for `/metrics` and for the superadmin's screen. */
export function makeFigures({ pool, rowSecurity, hub, spans, backupDir, more }: Measured) {
  const pools = rowSecurity ? [pool, rowSecurity.pool] : [pool]
  const inAll = (count: (one: pg.Pool) => number): number => pools.reduce((sum, one) => sum + count(one), 0)
  const metrics = makeMetrics()
  const startedAt = new Date()
  const waits = waitsOf(pool)
  const webhookLag = makeHistogram(LAG_BUCKETS)
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
    text: async (): Promise<string> =>
      prometheusText([
        buildInfo,
        gaugeFamily([
          'process_start_time_seconds',
          'When the server began, in seconds since 1970.',
          startedAt.getTime() / 1000,
        ]),
        ...metrics.requests(),
        histogramFamily(
          'travessia_db_pool_wait_seconds',
          'Time that statements and transactions waited for a connection.',
          waits,
        ),
        histogramFamily(
          'travessia_webhook_lag_seconds',
          'Time between the provider making a message and our having handled it.',
          webhookLag,
        ),
        ...spanFamilies(spans?.counts),
        processorTime(),
        ...(await gauges({ newSpan: true })).map(gaugeFamily),
      ]),
  }
}
export type Figures = ReturnType<typeof makeFigures>
