import { type RawBuilder, sql } from 'kysely'
import type { ClientState } from '#features/clients/rules/client.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import { type Found, findNewest } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, type Span } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'

export type Asked = { agentId: string; state: ClientState | undefined }

const narrowed = ({ agentId, state }: Asked): RawBuilder<boolean> => {
  const of = sql<boolean>`c.agent_id = ${agentId}::uuid`
  return state === undefined ? of : sql<boolean>`${of} and c.active = ${sql.lit(state === 'active')}`
}

const newest = (asked: Asked, { after, most }: Span) => sql<Found & { text: string }>`
  select c.user_id as id, c.newest_at as at, c.search_text as text from agent_clients c
  where ${narrowed(asked)} and ${afterPlace(sql.ref('c.newest_at'), sql.ref('c.user_id'), after)}
  order by c.newest_at desc, c.user_id desc ${atMost(most)}`

/** The agent's clients, those with the newest orders first. */
export const newestClients = async (db: Db, asked: Asked, span: Span): Promise<Found[]> =>
  (await newest(asked, span).execute(db)).rows

/** The agent's clients by name. The cursor is a client's id; the page continues after the name that this client has now. */
export async function clientsByName(db: Db, asked: Asked, { after, most }: Span): Promise<Found[]> {
  const beyond = after
    ? sql`(c.name_key, c.user_id) > (select left(fold(p.name), 100), p.id from profiles p where p.id = ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<Found>`
    select c.user_id as id, c.newest_at as at from agent_clients c where ${narrowed(asked)} and ${beyond}
    order by c.name_key, c.user_id ${atMost(most)}`.execute(db)
  return rows
}

/** Searches the client's name, e-mail address and companies. */
export const findClients = (context: Context, term: string, asked: Asked, span: Span): Promise<Found[]> =>
  findNewest(
    context,
    term,
    {
      walk: (part) => newest(asked, part),
      beyond: {
        walked: 'indexed',
        matches: (within) => sql<Found>`
          select c.user_id as id, c.newest_at as at from agent_clients c
          where ${contains(sql.ref('c.search_text'), term)} and ${narrowed(asked)} and ${within}`,
      },
    },
    span,
  )
