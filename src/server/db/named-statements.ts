import { createHash } from 'node:crypto'
import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const MOST_NAMES = 400
/** The message of pg's error when a statement got no answer within `query_timeout`. */
export const NO_ANSWER = 'Query read timeout'
// Only these can be prepared; all others (begin, listen, set) are sent unnamed.
const preparable = /^\s*(select|insert|update|delete|with)\b/i
const allColumns = /\b(?:select|distinct|returning)\s+\*|\.\*/i

/** A prepared statement that returns all columns of a table fails from the moment a migration adds one (0A000). */
export const returnsAllColumns = (text: string): boolean => allColumns.test(text)

export const statementName = (text: string): string =>
  `k${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`

/** A text gets a name from its second use on, and only the most recent few hundred keep one. */
function makeNames(): (text: string) => string | undefined {
  const seen = new Map<string, string | undefined>()
  return (text) => {
    if (!preparable.test(text) || returnsAllColumns(text)) return undefined
    const known = seen.has(text)
    const name = seen.get(text) ?? (known ? statementName(text) : undefined)
    // Re-inserting makes the text the newest entry of the map.
    seen.delete(text)
    seen.set(text, name)
    const oldest = seen.size > MOST_NAMES ? seen.keys().next().value : undefined
    if (oldest !== undefined) seen.delete(oldest)
    return name
  }
}

export type NamedClient = PostgresPoolClient & {
  query(statement: string | pg.QueryConfig, values?: readonly unknown[]): Promise<pg.QueryResult>
}
/** Gets a connection, which the caller has to release. */
export type Connect = () => Promise<NamedClient>

/** Kysely sends unnamed statements, which PostgreSQL plans each time; named ones run at the speed of plain `pg`. */
export function withNamedStatements(pool: pg.Pool): Connect {
  const nameOf = makeNames()
  const named = (text: string, values: unknown[]): pg.QueryConfig => {
    const name = nameOf(text)
    return name ? { name, text, values } : { text, values }
  }
  const wrapped = new WeakMap<object, NamedClient>()

  const wrap = (client: pg.PoolClient): NamedClient => {
    const known = wrapped.get(client)
    // One wrapper per physical client: Kysely keys its connection cache by the client object.
    if (known) return known
    // A server that does not answer would not answer the rollback either: a closed client is discarded on release.
    const giveUp = (error: Error) => {
      if (error.message === NO_ANSWER) client.end().catch(() => undefined) // the connection is cut, so a failing goodbye is expected
    }
    const made = Object.create(client, {
      query: {
        value: (statement: string | pg.QueryConfig, values: unknown[] = []) => {
          const asked = client.query(typeof statement === 'string' ? named(statement, values) : statement)
          asked.catch(giveUp)
          return asked
        },
      },
      release: { value: (discard?: boolean | Error) => client.release(discard) },
    }) as NamedClient
    wrapped.set(client, made)
    return made
  }
  return async () => wrap(await pool.connect())
}
