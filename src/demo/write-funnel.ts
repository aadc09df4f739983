import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** How many visitors of a day reach each step of the wizard; those with an account skip the third. */
const REACHED = [41, 26, 12, 15, 13, 11, 9]
const DAYS = 30

/** A month of visits, a little different from day to day. */
export async function writeFunnel({ db, now }: Context): Promise<void> {
  await sql`
    insert into funnel_counts (day, step, reached)
    select (${now}::timestamptz at time zone 'America/Sao_Paulo')::date - ago, step::int,
      greatest(0, most + (ago * 7 + step * 3) % 5 - 2)::int
    from generate_series(0, ${DAYS - 1}) ago, unnest(${REACHED}::int[]) with ordinality as reached (most, step)
    on conflict (day, step) do nothing`.execute(db)
}
