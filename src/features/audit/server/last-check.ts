import { sql } from 'kysely'
import type { SealProblem } from '#server/audit/verify-slice.ts'
import type { Db } from '#server/db/connect.ts'
import { withTimes } from './with-times.ts'

const newestCheck = (db: Db) =>
  db
    .selectFrom('audit_checks as c')
    .innerJoin('profiles as p', 'p.id', 'c.asked_by')
    .select(['c.id', 'c.asked_at', 'c.finished_at', 'c.seals', 'c.asked_by', 'p.name', 'p.erased_at'])
    .select(['c.first_id', 'c.until_id', 'c.after_id', 'c.broken_seal', 'c.broken_first_id', 'c.broken_last_id'])
    .select([
      sql<'running' | 'whole' | 'broken'>`c.state`.as('state'),
      sql<SealProblem | null>`c.problem`.as('problem'),
      sql<number>`c.rows::float8`.as('rows'),
    ])
    .orderBy('c.asked_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
type Check = NonNullable<Awaited<ReturnType<typeof newestCheck>>>

/** Progress estimated from the ids of the rows, because counting the rows would take as long as checking them. */
function percentOf({ state, first_id, until_id, after_id }: Check): number {
  if (state === 'whole') return 100
  const [first, until, after] = [Number(first_id), Number(until_id), Number(after_id)]
  return Math.max(0, Math.min(99, Math.floor(((after - first) / Math.max(1, until - first)) * 100)))
}

async function brokenIn(db: Db, check: Check) {
  const { broken_seal: sealId, broken_first_id: firstId, broken_last_id: lastId, problem } = check
  return sealId && firstId && lastId && problem ? withTimes(db, { sealId, firstId, lastId, problem }) : null
}

/** The newest check of the whole chain of seals that an admin asked for. */
export async function lastCheck(db: Db) {
  const check = await newestCheck(db)
  if (!check) return null
  return {
    id: check.id,
    askedAt: check.asked_at,
    askedBy: { id: check.asked_by, name: check.erased_at ? null : check.name },
    state: check.state,
    percent: percentOf(check),
    upTo: check.until_id,
    seals: check.seals,
    rows: check.rows,
    broken: await brokenIn(db, check),
    finishedAt: check.finished_at,
  }
}
