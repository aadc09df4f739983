import type pg from 'pg'
import { callsWaiting } from '#server/db/fair-shares.ts'
import { paymentGauges } from '#server/features/payments/payment-gauges.ts'
import { queueGauges } from '#server/jobs/queue-gauges.ts'
import type { LiveHub } from '#server/live/hub.ts'
import { type Gauge, makeMetrics } from './metrics.ts'

/** What this node measures of itself: for `/metrics` and for the superadmin's screen. */
export function makeFigures({ pool, hub }: { pool: pg.Pool; hub: Pick<LiveHub, 'count'> }) {
  const metrics = makeMetrics()
  return {
    metrics,
    startedAt: new Date(),
    streams: () => hub.count(),
    gauges: async ({ newSpan }: { newSpan: boolean }): Promise<Gauge[]> => [
      ['travessia_db_pool_connections', 'Connections to the database.', pool.totalCount],
      ['travessia_db_pool_idle', 'Connections that wait for work.', pool.idleCount],
      ['travessia_db_pool_waiting', 'Calls that wait for a connection.', callsWaiting(pool)],
      ['travessia_live_streams', 'Open live streams on this node.', hub.count()],
      ...(await queueGauges(pool)),
      ...(await paymentGauges(pool)),
      ...metrics.ownGauges(newSpan),
    ],
  }
}
export type Figures = ReturnType<typeof makeFigures>
