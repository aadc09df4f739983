import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

export type Waiting = { documents: number; documentsSince: Date | null; unread: number; unreadSince: Date | null }

const nothing: Waiting = { documents: 0, documentsSince: null, unread: 0, unreadSince: null }

/** Documents to review and messages to read that wait for the agent of one registration. */
export const waitingFor = (id: RawBuilder<unknown>): RawBuilder<Waiting> => sql<Waiting>`
  select d.documents, d.since as "documentsSince", coalesce(c.unread_by_team, 0) as unread,
    case when c.unread_by_team > 0 then c.touched_at end as "unreadSince"
  from (select count(*)::int as documents, min(d.updated_at) as since from documents d
      where d.business_registration_id = ${id} and d.status = 'submitted') d
    left join conversations c on c.id = ${id}`

export async function whatWaits(db: Db, ids: readonly string[]): Promise<(id: string) => Waiting> {
  if (ids.length === 0) return () => nothing
  const { rows } = await sql<Waiting & { id: string }>`
    select i.id, w.* from unnest(${ids}::uuid[]) i (id) cross join lateral (${waitingFor(sql.ref('i.id'))}) w`.execute(
    db,
  )
  const found = new Map(rows.map(({ id, ...waiting }) => [id, waiting]))
  return (id) => found.get(id) ?? nothing
}
