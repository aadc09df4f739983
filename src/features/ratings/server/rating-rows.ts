import { sql } from 'kysely'
import type { RatingDecision } from '#features/ratings/rules/asking.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

/** The ratings that admins see: only those with an answer. */
export const ratingRows = (db: Db) =>
  db
    .selectFrom('ratings as g')
    .innerJoin('business_registrations as r', 'r.id', 'g.business_registration_id')
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .select(['g.business_registration_id as id', 'r.company_name', 'r.user_id', 'c.name as customer_name'])
    .select(['g.sentence', 'g.publish', 'g.first_name', 'g.city', 'g.reply', 'g.replied_at'])
    .select(['g.hidden_at', 'g.hidden_reason', 'g.version', sql<number>`g.score`.as('score')])
    .select([sql<Date>`g.answered_at`.as('answered_at'), sql<Date>`g.changed_at`.as('changed_at')])
    .where('g.score', 'is not', null)
type Row = Awaited<ReturnType<ReturnType<typeof ratingRows>['executeTakeFirstOrThrow']>>

export const ratingView = (row: Row) => ({
  id: row.id,
  companyName: row.company_name,
  customer: { id: row.user_id, name: row.customer_name },
  score: row.score,
  sentence: row.sentence,
  publish: row.publish,
  firstName: row.first_name,
  city: row.city,
  answeredAt: row.answered_at,
  changedAt: row.changed_at,
  reply: row.reply,
  repliedAt: row.replied_at,
  hiddenReason: row.hidden_reason,
  hiddenAt: row.hidden_at,
  version: row.version,
})

const MOST_DECISIONS = 50

export async function readDecided({ db }: Context, id: string) {
  const row = await ratingRows(db).where('g.business_registration_id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const decisions = await db
    .selectFrom('rating_decisions as d')
    .innerJoin('profiles as p', 'p.id', 'd.decided_by')
    .select(['d.id', sql<RatingDecision>`d.kind`.as('kind'), 'd.words', 'p.name as by', 'd.decided_at as at'])
    .where('d.business_registration_id', '=', id)
    .orderBy('d.decided_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(sql.lit(MOST_DECISIONS))
    .execute()
  return { ...ratingView(row), decisions }
}
