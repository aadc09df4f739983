import type pg from 'pg'
import { type Asked, type DatabasePlace, type Db, queriesOn, READER_ROLE, rolePool } from './connect.ts'
import { makeFairShares, withShare } from './fair-shares.ts'
import { type Connect, type NamedClient, withNamedStatements } from './named-statements.ts'

/** Says whose eyes the connection has from here on. */
export const TURN = { name: 'turn', text: `select set_config('travessia.actor', $1, false)` }

/**
 * Connections that see what one person may see, whatever a query asks for (S51, docs/decisions/0030-second-wall.md). A connection is
 * turned to the next person together with that person's first query, so that it costs no time of its own.
 */
export function openWall(place: DatabasePlace, asked: Asked) {
  const pool = rolePool(place, READER_ROLE, asked, { pipeline: true })
  const connected = withNamedStatements(pool)
  const newShare = makeFairShares(pool)
  /** To whom each connection was turned last: statements are carried out in the order in which they were sent. */
  const eyes = new WeakMap<NamedClient, string>()

  const turned = (client: NamedClient, actorId: string): NamedClient => {
    if (eyes.get(client) === actorId) return client
    eyes.set(client, actorId)
    const turn = client.query({ ...TURN, values: [actorId] }).catch((error: unknown) => {
      eyes.delete(client)
      throw error
    })
    // Whoever asks hears of a failure; it must not end the process when nobody asks.
    turn.catch(() => undefined)
    return Object.create(client, {
      query: {
        value: async (statement: string | pg.QueryConfig, values?: readonly unknown[]) => {
          // What was read with somebody else's eyes is thrown away.
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
    /** The database as this person may see it. */
    as: eyesOf((connect) => connect),
    /** The same for one kind of call, which then cannot keep all connections from the others. */
    share(): (actorId: string) => Db {
      const share = newShare()
      return eyesOf((connect) => withShare(connect, share))
    },
    end: () => pool.end(),
  }
}
export type Wall = ReturnType<typeof openWall>
