import type pg from 'pg'
import { type Durations, makeDurations } from '#server/operations/durations.ts'

const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2] as const

type Took = (error: Error | undefined, client: pg.PoolClient | undefined, release: pg.PoolClient['release']) => void
type Connect = { (): Promise<pg.PoolClient>; (took: Took): void }

const waits = new WeakMap<pg.Pool, Durations>()

const newWaits = () =>
  makeDurations(
    'travessia_db_pool_wait_seconds',
    'Time that statements and transactions waited for a connection.',
    BUCKETS,
  )

/**
 * Measures how long statements and transactions wait for a connection. While one is idle, as for nearly all calls, the wait is zero and
 * the clock is not read. `query` of the pool takes its connection through `connect` as well.
 */
export function timeWaits(pool: pg.Pool, waited = newWaits()): void {
  waits.set(pool, waited)
  const connect = pool.connect.bind(pool) as Connect
  const timed = (took?: Took) => {
    if (pool.idleCount > 0 && pool.waitingCount === 0) {
      waited.observe(0)
      return took ? connect(took) : connect()
    }
    const since = performance.now()
    const done = () => waited.observe((performance.now() - since) / 1000)
    if (took)
      return connect((...answer) => {
        done()
        took(...answer)
      })
    const client = connect()
    client.then(done, done)
    return client
  }
  pool.connect = timed as typeof pool.connect
}

/** Empty for a pool that is not measured. */
export const waitsOf = (pool: pg.Pool): Durations => waits.get(pool) ?? newWaits()
