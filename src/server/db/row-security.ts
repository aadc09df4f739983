import type pg from 'pg'
import { type Asked, type DatabasePlace, type Db, queriesOn, READER_ROLE, rolePool } from './connect.ts'
import { makeFairShares, withShare } from './fair-shares.ts'
import { type Connect, type NamedClient, withNamedStatements } from './named-statements.ts'

/** Sets the person to whom row-level security limits the connection from here on. */
export const TURN = { name: 'turn', text: `select set_config('travessia.actor', $1, false)` }

/**
 * Connections that row-level security limits to what one person may see, whatever the query (S51, docs/decisions/0030-second-wall.md).
 * The statement that sets the person is pipelined with that person's first query, so that it costs no round trip of its own.
 */
export function openRowSecurity(place: DatabasePlace, asked: Asked) {
  const pool = rolePool(place, READER_ROLE, asked, { pipeline: true })
  const connected = withNamedStatements(pool)
  const newShare = makeFairShares(pool)
  /** The person each connection was last set to: statements run in the order in which they are sent. */
  const eyes = new WeakMap<NamedClient, string>()

  const turned = (client: NamedClient, actorId: string): NamedClient => {
    if (eyes.get(client) === actorId) return client
    eyes.set(client, actorId)
    const turn = client.query({ ...TURN, values: [actorId] }).catch((error: unknown) => {
      eyes.delete(client)
      throw error
    })
    // The query below reports a failure; without a query the rejection must not end the process.
    turn.catch(() => undefined)
    return Object.create(client, {
      query: {
        value: async (statement: string | pg.QueryConfig, values?: readonly unknown[]) => {
          // If setting the person failed, the answer was read as another person and is discarded.
          const [, answer] = await Promise.all([turn, client.query(statement, values)])
          return answer
        },
      },
    }) as NamedClient
  }

  type Way = (connect: Connect) => Connect
  const eyesOf =
    (way: Way) =>
    (actorId: string): Db =>
      queriesOn(way(async () => turned(await connected(), actorId)))

  return {
    pool,
    /** The database limited to what this person may see. */
    as: eyesOf((connect) => connect),
    /** The same for one kind of call, with a share of the pool, so that it cannot take all connections. */
    share(): (actorId: string) => Db {
      const share = newShare()
      return eyesOf((connect) => withShare(connect, share))
    },
    end: () => pool.end(),
  }
}
export type RowSecurity = ReturnType<typeof openRowSecurity>
