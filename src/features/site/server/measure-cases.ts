import { sql } from 'kysely'
import { type MeasuredTimes, measure } from '#features/announcement/rules/times.ts'
import type { Db } from '#server/db/connect.ts'

/** Only the newest cases count: they show today's speed, and the query stays cheap. */
const CASES = 500

type Case = { month: string; formation: number | null; ein: number | null; total: number | null }

/** Days of the approved registrations: from payment to formation by the state, from formation to EIN, and in total. */
export async function measureCases(db: Db): Promise<MeasuredTimes> {
  const { rows } = await sql<Case>`
    select to_char(approved_at at time zone 'America/Sao_Paulo', 'YYYY-MM') as month, c.formed_on - paid_on as formation,
      c.ein_on - c.formed_on as ein, c.ein_on - paid_on as total
    from (select id, approved_at, (paid_at at time zone 'America/Sao_Paulo')::date as paid_on from business_registrations
      where status = 'approved' and paid_at is not null and approved_at is not null
      order by approved_at desc, id desc limit ${sql.lit(CASES)}) r
      join company_records c on c.business_registration_id = r.id
    order by approved_at desc`.execute(db)
  const month = rows[0]?.month ?? ''
  // Negative days mean that the company existed before the order was paid: they say nothing about our speed.
  const daysOf = (time: keyof MeasuredTimes) =>
    rows.flatMap((one) => {
      const days = one[time]
      return days !== null && days >= 0 ? [days] : []
    })
  return {
    formation: measure(daysOf('formation'), month),
    ein: measure(daysOf('ein'), month),
    total: measure(daysOf('total'), month),
  }
}
