import { sql } from 'kysely'
import { isFinished, type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'
import { MEDIAN_OF, type Medians, medianOf } from '#features/registrations/rules/urgency.ts'
import type { Db } from '#server/db/connect.ts'
import { atMost } from '#server/lists/read-page.ts'

const open = registrationStatuses.filter((status) => !isFinished(status))
const oneOf = sql.join(open.map((status) => sql.lit(status)))

/** Median days that each open status lasts since the history entry before (status or agent), over the newest changes that left it. */
export async function statusMedians(db: Db): Promise<Medians> {
  const { rows } = await sql<{ status: RegistrationStatus; days: number[] }>`
    select s.status, array_agg(extract(epoch from h.created_at - b.created_at)::float8 / 86400) as days
    from unnest(array[${oneOf}]) s (status)
      cross join lateral (select h.business_registration_id, h.created_at from process_status_history h
        where h.old_status = s.status and h.old_status <> h.new_status
        order by h.created_at desc, h.id desc ${atMost(MEDIAN_OF)}) h
      cross join lateral (select e.created_at from process_status_history e
        where e.business_registration_id = h.business_registration_id and e.created_at < h.created_at
        order by e.created_at desc, e.id desc ${atMost(1)}) b
    group by s.status`.execute(db)
  return Object.fromEntries(
    rows.flatMap(({ status, days }) => {
      const median = medianOf(days)
      return median === undefined ? [] : [[status, median]]
    }),
  )
}
