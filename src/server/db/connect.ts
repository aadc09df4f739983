import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Durations } from '#server/operations/durations.ts'
import { makeFairShares, withShare } from './fair-shares.ts'
import { type Connect, withNamedStatements } from './named-statements.ts'
import { timeWaits } from './pool-waits.ts'
import { quickTypes } from './read-time.ts'
import type { DB } from './types.ts'

export const APP_ROLE = 'travessia_app'
/** Limited by row-level security to the person whose id is set on the connection (S51). */
export const READER_ROLE = 'travessia_reader'

export type Role = typeof APP_ROLE | typeof READER_ROLE

/**
 * How to reach the database: the embedded cluster's socket folder, or a server given by its owner's address. Without `logins` the owner's
 * login switches to the roles by `set role`, which a statement can undo.
 */
export type DatabasePlace =
  | { socket: string; owner: string; database: string }
  | { url: string; logins?: Record<Role, string> }

/** The environment variables that name a database server run by the operator. */
export type GivenAddresses = {
  databaseUrl: string | undefined
  databaseReaderUrl?: string | undefined
  databaseOwnerUrl?: string | undefined
}

export function givenPlace(given: GivenAddresses): Extract<DatabasePlace, { url: string }> | undefined {
  const { databaseUrl, databaseReaderUrl, databaseOwnerUrl } = given
  if (!databaseUrl) return undefined
  if (!databaseReaderUrl || !databaseOwnerUrl) return { url: databaseUrl }
  return { url: databaseOwnerUrl, logins: { [APP_ROLE]: databaseUrl, [READER_ROLE]: databaseReaderUrl } }
}

export type Db = Kysely<DB>

const asOwner = (place: DatabasePlace): pg.ClientConfig =>
  'url' in place ? { connectionString: place.url } : { host: place.socket, user: place.owner, database: place.database }

// Every query of the product is short: starting parallel workers costs more than they save.
const ALONE = '-c max_parallel_workers_per_gather=0'

// In pg the `options` of an address replace those of the config: without merging them the role would be lost.
function withOptions(url: string, options: string): pg.ClientConfig {
  const address = new URL(url)
  const own = address.searchParams.get('options')
  if (own === null) return { connectionString: url, options }
  address.searchParams.set('options', `${own} ${options}`)
  return { connectionString: address.href }
}

function asRole(place: DatabasePlace, role: Role): pg.ClientConfig {
  if ('socket' in place) return { host: place.socket, user: role, database: place.database, options: ALONE }
  return place.logins ? withOptions(place.logins[role], ALONE) : withOptions(place.url, `-c role=${role} ${ALONE}`)
}

export function ownerClient(place: DatabasePlace): pg.Client {
  const client = new pg.Client({ ...asOwner(place), connectionTimeoutMillis: 5000 })
  // Without a listener a database that goes away ends the process; the query in flight reports it.
  client.on('error', () => undefined)
  return client
}
export const ownerPool = (place: DatabasePlace, max: number): pg.Pool =>
  guarded(new pg.Pool({ ...asOwner(place), max }), () => undefined)
/** A connection outside the pools, such as for LISTEN. */
export const roleClient = (
  place: DatabasePlace,
  role: Role,
  more: Pick<pg.ClientConfig, 'query_timeout'> = {},
): pg.Client => new pg.Client({ ...asRole(place, role), connectionTimeoutMillis: 5000, keepAlive: true, ...more })
export const appClient = (place: DatabasePlace, more: Pick<pg.ClientConfig, 'query_timeout'> = {}): pg.Client =>
  roleClient(place, APP_ROLE, more)

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

export type Asked = {
  max?: number
  report: (error: Error) => void
  /** Where waits are counted: two pools of a node may share it. */
  waits?: Durations
  /** Other limits than those of a serving node. */
  limits?: Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'statement_timeout' | 'lock_timeout' | 'query_timeout'>
}

/** A pool of connections in a role, with time limits on every statement. */
export function rolePool(place: DatabasePlace, role: Role, asked: Asked, more: pg.PoolConfig = {}): pg.Pool {
  const pool = guarded(
    new pg.Pool({
      ...asRole(place, role),
      types: quickTypes,
      max: asked.max ?? 16,
      connectionTimeoutMillis: 2000,
      idleTimeoutMillis: 30_000,
      // A connection keeps query plans from when tables were smaller; a new connection plans again.
      maxLifetimeSeconds: 600,
      statement_timeout: 10_000,
      lock_timeout: 5000,
      // `statement_timeout` ends every statement earlier, unless the server hangs or the network is cut.
      query_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      application_name: 'travessia',
      ...asked.limits,
      ...more,
    }),
    asked.report,
  )
  timeWaits(pool, asked.waits)
  return pool
}

/** Sends one statement on whatever connection is free. */
type Direct = { query(statement: pg.QueryConfig): Promise<pg.QueryResult> }
const directs = new WeakMap<Db, Direct>()
/** Runs statements without Kysely; undefined for a transaction, which must stay on its own connection. */
export const directOf = (db: Db): Direct | undefined => directs.get(db)

const pools = new WeakMap<Db, pg.Pool>()
/** The pool behind the whole database; undefined for a transaction, a share, and what one person may see. */
export const poolOf = (db: Db): pg.Pool | undefined => pools.get(db)

const shares = new WeakMap<Db, () => Db>()
/** The same database for one kind of call, with a share of the pool, so that it cannot take all connections. */
export function shareOf(db: Db): Db {
  const make = shares.get(db)
  if (!make) throw new Error('a transaction or a share cannot be shared')
  return make()
}

const oneByOne = (connect: Connect): Direct => ({
  async query(statement) {
    const client = await connect()
    try {
      return await client.query(statement)
    } finally {
      client.release()
    }
  },
})

/** A query builder on connections that `connect` provides. */
export function queriesOn(connect: Connect, direct = oneByOne(connect)): Db {
  const pool = { connect, options: {}, end: async () => undefined }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  directs.set(db, direct)
  return db
}

export function connect(place: DatabasePlace, asked: Asked): { pool: pg.Pool; db: Db } {
  const pool = rolePool(place, APP_ROLE, asked)
  const connected = withNamedStatements(pool)
  const newShare = makeFairShares(pool)
  const db = queriesOn(connected, pool)
  pools.set(db, pool)
  shares.set(db, () => queriesOn(withShare(connected, newShare())))
  return { pool, db }
}
