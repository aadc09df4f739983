import { sql } from 'kysely'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

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

type Sum = { scope: string; name: string; value: string }
// Eight megabytes of each table: a fraction of a second even when they are read from disk.
const BLOCKS_AT_ONCE = 1024

const keyOf = ({ scope, name }: Pick<Sum, 'scope' | 'name'>): string => `${scope} ${name}`

/** How much each kept sum exceeds the sum of the rows, which are added up part by part. All of it is read from one snapshot. */
async function surpluses(tx: Db): Promise<Map<string, { scope: string; name: string; surplus: bigint }>> {
  const found = new Map<string, { scope: string; name: string; surplus: bigint }>()
  const add = ({ scope, name }: Sum, value: bigint) => {
    const sum = found.get(keyOf({ scope, name })) ?? { scope, name, surplus: 0n }
    found.set(keyOf(sum), { ...sum, surplus: sum.surplus + value })
  }
  for (const sum of await tx.selectFrom('kept_totals').selectAll().execute()) add(sum as Sum, BigInt(sum.value ?? 0))
  const { rows } = await sql<{ blocks: number }>`
    select (greatest(pg_relation_size('business_registrations'), pg_relation_size('payments'), pg_relation_size('profiles'))
      / current_setting('block_size')::int)::int as blocks`.execute(tx)
  const blocks = rows[0]?.blocks ?? 0
  for (let first = 0; first < blocks; first += BLOCKS_AT_ONCE) {
    const part = await sql<Sum>`
      select scope, name, value from real_sums_between(${first}, ${first + BLOCKS_AT_ONCE})`.execute(tx)
    for (const sum of part.rows) add(sum, -BigInt(sum.value))
  }
  return found
}

/**
 * Compares every kept sum with the rows themselves. A difference means that rows were changed without the triggers: it is logged, and
 * corrected by a change that is added to the sum, which is correct even with concurrent writes.
 */
export async function checkSums({ db, log }: Pick<Services, 'db' | 'log'>): Promise<number> {
  const wrong = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const differences = [...(await surpluses(tx)).values()].filter(({ surplus }) => surplus !== 0n)
      const changes = differences.map(({ scope, name, surplus }) => ({ scope, name, change: String(-surplus) }))
      if (changes.length > 0) await tx.insertInto('kept_changes').values(changes).execute()
      return changes
    })
  for (const { scope, name, change } of wrong)
    log.error({ scope, name, change }, 'a kept sum was wrong and is mended by this change')
  return wrong.length
}
