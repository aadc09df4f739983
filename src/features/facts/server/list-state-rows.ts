import { sql } from 'kysely'
import type { z } from 'zod'
import type { facts } from '#features/facts/contract.ts'
import { recheckBefore } from '#features/facts/rules/recheck.ts'
import type { Handler } from '#server/http/handler.ts'

type Row = z.input<typeof facts.states.response>['items'][number]

/** The sum of a company type's yearly duties with one owner; a biennial duty counts half. */
const yearlyOf = (
  type: string,
) => sql`(sum(case f.value->>'frequency' when 'biennial' then f.amount / 2 else f.amount end) filter (
  where f.kind = 'annual_duty' and f.value->>'frequency' <> 'none' and f.value->>'owners' is distinct from 'several'
    and (f.company_type_id is null or f.company_type_id = ${type})))::int`

/** One row per state. It reads the whole table, which has less than a thousand rows and does not grow with the business. */
export const listStateRows: Handler<typeof facts.states> = async ({ db, now }) => {
  const { rows } = await sql<Row>`
    select s.id, s.name, s.name_en as "nameEn", s.abbreviation, sums.* from states s join lateral (
      select
        max(f.amount) filter (where f.kind = 'formation_fee' and f.company_type_id = 'llc') as "llcFeeCents",
        max(f.amount) filter (where f.kind = 'formation_fee' and f.company_type_id = 'corporation') as "corporationFeeCents",
        ${yearlyOf('llc')} as "llcYearlyCents",
        ${yearlyOf('corporation')} as "corporationYearlyCents",
        case when bool_or(f.checked_on is null) then null else min(f.checked_on)::text end as "checkedOn",
        case when bool_or(f.confidence = 'low') then 'low' when bool_or(f.confidence = 'medium') then 'medium'
          else 'high' end as confidence,
        (count(*) filter (where f.checked_on is null or f.checked_on < ${recheckBefore(now)}::date))::int as "toCheck"
      from facts f where f.state_id = s.id) sums on true
    order by fold(s.name)`.execute(db)
  return { items: rows }
}
