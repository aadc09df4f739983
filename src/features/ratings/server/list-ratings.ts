import { type RawBuilder, sql } from 'kysely'
import type { ratings } from '#features/ratings/contract.ts'
import type { RatingFilter } from '#features/ratings/rules/asking.ts'
import type { Handler } from '#server/http/handler.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'
import { ratingRows, ratingView, readDecided } from './rating-rows.ts'

/** Each condition has a partial index of its own (schema.sql). */
const shown: Readonly<Record<RatingFilter, RawBuilder<boolean>>> = {
  to_answer: sql`g.reply is null and g.hidden_at is null`,
  low: sql`g.score <= 3`,
  published: sql`g.publish and g.hidden_at is null`,
  hidden: sql`g.hidden_at is not null`,
}

export const listRatings: Handler<typeof ratings.list> = (context, { limit, cursor, show }) =>
  readPage(context, {
    list: 'ratings',
    filter: { show },
    limit,
    cursor,
    rows: (span) => {
      const rows = ratingRows(context.db)
      return newestFirst(
        show ? rows.where(shown[show]) : rows,
        ['g.changed_at', 'g.business_registration_id'],
        span,
      ).execute()
    },
    time: (row) => row.changed_at,
    view: ratingView,
  })

export const readRating: Handler<typeof ratings.read> = (context, { id }) => readDecided(context, id)
