import type { Cluster } from '#server/db/embedded/start-cluster.ts'
import { openOwner } from '../support/bench-cluster.ts'

export type Space = { name: string; kind: 'table' | 'index'; of: string; megabytes: number }

/** What every table takes, and every index of more than ten megabytes, the largest first. */
export async function spaceOf(cluster: Cluster, database: string): Promise<Space[]> {
  const owner = await openOwner(cluster, database)
  const { rows } = await owner.query<Space>(
    `select c.relname as name, case c.relkind when 'i' then 'index' else 'table' end as kind,
        coalesce(i.indrelid::regclass::text, c.relname) as of, round(pg_relation_size(c.oid) / 1e6)::int as megabytes
      from pg_class c left join pg_index i on i.indexrelid = c.oid
      where c.relnamespace = 'public'::regnamespace
        and (c.relkind = 'r' or c.relkind = 'i' and pg_relation_size(c.oid) > 10 * 1e6)
      order by pg_relation_size(c.oid) desc`,
  )
  await owner.end()
  return rows
}
