import { sql } from 'kysely'
import type { z } from 'zod'
import type { rechecks } from '#features/facts/contract/rechecks.ts'
import { recheckBefore } from '#features/facts/rules/recheck.ts'
import type { Handler } from '#server/http/handler.ts'
import { atMost } from '#server/lists/read-page.ts'

type Row = z.input<typeof rechecks.list.response>['items'][number]
/** More rows than both tables have together. */
const MOST_ROWS = 2000

export const listRechecks: Handler<typeof rechecks.list> = async ({ db, now }) => {
  const before = recheckBefore(now)
  const { rows } = await sql<Row>`
    select due.*, s.name as state from (
      select 'fact' as subject, id, version, kind, scope, state_id as "stateId", company_type_id as "companyTypeId", name,
        amount as "amountCents", checked_on::text as "checkedOn", confidence, sources
      from facts where checked_on is null or checked_on < ${before}::date
      union all
      select 'naming_rule', id, version, kind, 'names', state_id, company_type_id,
        coalesce(value->>'word', ''), null, checked_on::text, confidence, sources
      from naming_rules
      where removed_at is null and kind <> 'normalisation' and (checked_on is null or checked_on < ${before}::date)
    ) due left join states s on s.id = due."stateId"
    order by due."checkedOn" nulls first, due.scope desc, fold(coalesce(s.name, '')), due.kind, due.id ${atMost(MOST_ROWS)}`.execute(
    db,
  )
  return { items: rows }
}
