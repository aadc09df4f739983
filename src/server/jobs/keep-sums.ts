import { sql } from 'kysely'
import type { Services } from '#server/context.ts'

const AT_ONCE = 10_000

const addUp = sql`
  with gone as (delete from kept_changes where id in (select id from kept_changes order by id limit ${AT_ONCE})
    returning scope, name, change)
  insert into kept_sums (scope, name, value) select scope, name, sum(change) from gone group by scope, name
  on conflict (scope, name) do update set value = kept_sums.value + excluded.value`

/** Adds the changes of the last minute to the sums, so that reading a sum stays cheap. */
export async function keepSums({ db }: Pick<Services, 'db'>): Promise<void> {
  for (let added = true; added; ) added = ((await addUp.execute(db)).numAffectedRows ?? 0n) > 0n
}

type Difference = { scope: string; name: string; kept: string; real: string }

/**
 * Compares every kept sum with the rows themselves. A difference means that something changed rows past the triggers:
 * it is reported, and mended by a change of its own, which is right whatever else is being written meanwhile.
 */
export async function checkSums({ db, log }: Pick<Services, 'db' | 'log'>): Promise<number> {
  const differences = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<Difference>`
        select scope, name, coalesce(k.value, 0) as kept, coalesce(r.value, 0) as real
        from kept_totals k full join real_sums r using (scope, name)
        where coalesce(k.value, 0) <> coalesce(r.value, 0)`.execute(tx)
      if (rows.length > 0)
        await tx
          .insertInto('kept_changes')
          .values(
            rows.map(({ scope, name, kept, real }) => ({ scope, name, change: String(BigInt(real) - BigInt(kept)) })),
          )
          .execute()
      return rows
    })
  for (const difference of differences) log.error(difference, 'a kept sum was wrong and is mended')
  return differences.length
}
