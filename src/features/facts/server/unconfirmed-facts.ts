import { type RawBuilder, sql } from 'kysely'
import { recheckBefore } from '#features/facts/rules/recheck.ts'

/** The day on which a fact `f` was checked; one that only names the year of its data (`asOf`) counts from its first day. */
const checkedOn = sql`coalesce(f.checked_on, case when f.value->>'asOf' ~ '^[0-9]{4}$' then make_date((f.value->>'asOf')::int, 1, 1) end)`

/** Whether a fact `f` has less than high confidence, or was not checked within a year. */
export const isUnconfirmed = (now: Date): RawBuilder<boolean> =>
  sql`(f.confidence <> 'high' or ${checkedOn} is null or ${checkedOn} < ${recheckBefore(now)}::date)`
