import { sql } from 'kysely'
import type { Announcement } from '#features/announcement/rules/rows.ts'
import { MOST_STORIES, type Proof, type PublishedAnswer, proofFor } from '#features/ratings/rules/proof.ts'
import type { Db } from '#server/db/connect.ts'
import { EVERYBODY } from '#server/lists/kept-totals.ts'

type Counts = {
  answers: number
  points: number
  answeredUntil: string | null
  companies: number
  approvedUntil: string | null
}

const month = (at: ReturnType<typeof sql>) => sql`to_char(${at} at time zone 'America/Sao_Paulo', 'YYYY-MM')`

/** Hidden ratings count as well: hiding one must not raise the average. The number of approved companies is a kept sum. */
const countsOf = (db: Db) =>
  sql<Counts>`
    select count(*)::int as answers, coalesce(sum(score), 0)::int as points, ${month(sql`max(answered_at)`)} as "answeredUntil",
      coalesce((select value from kept_totals where scope = ${EVERYBODY} and name = 'registrations.approved'), 0)::int as companies,
      (select max(substr(scope, 7)) from kept_totals
        where scope like 'month:%' and name = 'registrations.approved' and value > 0) as "approvedUntil"
    from ratings where score is not null`.execute(db)

const storiesOf = (db: Db) =>
  sql<PublishedAnswer>`
    select first_name as "firstName", city, score, sentence, reply, ${month(sql`answered_at`)} as "answeredIn"
    from ratings where publish and hidden_at is null
    order by answered_at desc, business_registration_id desc limit ${sql.lit(MOST_STORIES)}`.execute(db)

/** Ratings and approved companies for the public pages; a figure is empty until enough rows support it (B1). */
export async function readProof(db: Db, announced: Announcement['customers']): Promise<Proof> {
  const [counts, stories] = await Promise.all([countsOf(db), storiesOf(db)])
  const { answers = 0, points = 0, answeredUntil = null, companies = 0, approvedUntil = null } = counts.rows[0] ?? {}
  return proofFor({
    answers: { count: answers, points, until: answeredUntil },
    companies: { count: companies, until: approvedUntil },
    stories: stories.rows,
    announced,
  })
}
