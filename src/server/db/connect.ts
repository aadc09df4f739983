import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { withNamedStatements } from './named-statements.ts'
import { quickTypes } from './read-time.ts'
import type { DB } from './types.ts'

export const APP_ROLE = 'travessia_app'

/** How to reach the database: the embedded cluster's socket folder, or a server given by its address. */
export type DatabasePlace = { socket: string; owner: string; database: string } | { url: string }

export type Db = Kysely<DB>

const asOwner = (place: DatabasePlace): pg.ClientConfig =>
  'url' in place ? { connectionString: place.url } : { host: place.socket, user: place.owner, database: place.database }

// Every read of the product is short: starting helpers for it costs more than they save.
const ALONE = '-c max_parallel_workers_per_gather=0'

// DATABASE_URL holds only the owner's login, so the pool takes APP_ROLE when it connects.
const asApp = (place: DatabasePlace): pg.ClientConfig =>
  'url' in place
    ? { connectionString: place.url, options: `-c role=${APP_ROLE} ${ALONE}` }
    : { host: place.socket, user: APP_ROLE, database: place.database, options: ALONE }

export function ownerClient(place: DatabasePlace): pg.Client {
  const client = new pg.Client({ ...asOwner(place), connectionTimeoutMillis: 5000 })
  // Without a listener a database that goes away ends the process; the query in flight reports it.
  client.on('error', () => undefined)
  return client
}
export const ownerPool = (place: DatabasePlace, max: number): pg.Pool =>
  guarded(new pg.Pool({ ...asOwner(place), max }), () => undefined)
/** A connection outside the pool, for LISTEN. */
export const appClient = (place: DatabasePlace): pg.Client =>
  new pg.Client({ ...asApp(place), connectionTimeoutMillis: 5000, keepAlive: true })

// Without these listeners a restart of the database would end the process. pg resolves `end()` before its sockets
// close, so errors while the pool is ending are expected and not reported.
function guarded(pool: pg.Pool, report: (error: Error) => void): pg.Pool {
  const heard = (error: Error) => {
    if (!pool.ending) report(error)
  }
  pool.on('error', heard)
  pool.on('connect', (client) => client.on('error', heard))
  return pool
}

const pools = new WeakMap<Db, pg.Pool>()
/** The pool behind `db`; undefined for a transaction, which has to stay on its one client. */
export const poolOf = (db: Db): pg.Pool | undefined => pools.get(db)

export function connect(
  place: DatabasePlace,
  options: { max?: number; report: (error: Error) => void },
): { pool: pg.Pool; db: Db } {
  const pool = guarded(
    new pg.Pool({
      ...asApp(place),
      types: quickTypes,
      max: options.max ?? 16,
      connectionTimeoutMillis: 2000,
      idleTimeoutMillis: 30_000,
      // A connection keeps the plans it made when the tables were smaller; a new one makes new ones.
      maxLifetimeSeconds: 600,
      statement_timeout: 10_000,
      lock_timeout: 5000,
      idle_in_transaction_session_timeout: 30_000,
      application_name: 'travessia',
    }),
    options.report,
  )
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) })
  pools.set(db, pool)
  return { pool, db }
}
