import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** How many papers the customer still has to send for a company (`documentTurn`). */
export async function countOwedPapers(db: Db, registrationId: string): Promise<number> {
  const { papers } = await db
    .selectFrom('documents')
    .select(sql<number>`count(*)::int`.as('papers'))
    .where('business_registration_id', '=', registrationId)
    .where('required', '=', sql.lit(true))
    .where('status', 'in', [sql.lit('pending'), sql.lit('rejected')])
    .executeTakeFirstOrThrow()
  return papers
}
