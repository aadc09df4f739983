import { type RawBuilder, sql } from 'kysely'
import { recheckBefore } from '#features/facts/rules/recheck.ts'

/** When a fact `f` was compared with its source; of some only the year is known in which they held. */
const checkedOn = sql`coalesce(f.checked_on, case when f.value->>'asOf' ~ '^[0-9]{4}$' then make_date((f.value->>'asOf')::int, 1, 1) end)`

/** Whether a fact `f` is not certain, or was not compared with its source for a year. */
export const isUnconfirmed = (now: Date): RawBuilder<boolean> =>
  sql`(f.confidence <> 'high' or ${checkedOn} is null or ${checkedOn} < ${recheckBefore(now)}::date)`
