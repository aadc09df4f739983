import { type RawBuilder, sql } from 'kysely'
import { type ProcessAttention, waitingSince } from '#features/registrations/rules/attention.ts'
import type { Scope } from '#rules/access.ts'
import type { Context } from '#server/context.ts'
import type { Found } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, type Span } from '#server/lists/read-page.ts'
import { isStuck, isUnassigned } from './needs-attention.ts'
import { type Asked, filterOf } from './registration-filter.ts'

// Each kind has a partial index of its own, with few rows in a healthy business: filters check each of these rows.
const waitingOf: Record<ProcessAttention, (now: Date) => { rows: RawBuilder<unknown>; since: RawBuilder<Date> }> = {
  unassigned: () => ({ rows: sql`business_registrations r where ${isUnassigned}`, since: sql<Date>`r.paid_at` }),
  waiting: (now) => ({
    rows: sql`business_registrations r where ${isStuck(waitingSince(now))}`,
    since: sql<Date>`r.status_since`,
  }),
  disputes: () => ({
    rows: sql`(select p.business_registration_id as id, min(p.disputed_at) as at from payments p
      where p.disputed_at is not null and p.dispute_closed_at is null group by p.business_registration_id) d
      join business_registrations r on r.id = d.id where true`,
    since: sql<Date>`d.at`,
  }),
}

/** One page of the registrations of an attention kind, the longest waiting first. */
export async function waitingInWay(
  { db, now }: Context,
  kind: ProcessAttention,
  { scope, asked }: { scope: Scope; asked: Asked },
  { after, most }: Span,
): Promise<Found[]> {
  const { rows, since } = waitingOf[kind](now)
  const page = sql<Found>`select r.id, ${since} as at from ${rows} and ${filterOf(scope, asked)}
    and ${afterPlace(since, sql.ref('r.id'), after, true)} order by ${since}, r.id ${atMost(most)}`
  return (await page.execute(db)).rows
}

/** SQL condition of an attention kind on a registration; disputes have none, because they are found through `payments`. */
export function waitingCondition(now: Date, kind: ProcessAttention): RawBuilder<boolean> | undefined {
  if (kind === 'unassigned') return isUnassigned
  const since = waitingSince(now)
  // The second condition follows from the first; it narrows the scan of the index by `created_at`.
  return kind === 'waiting' ? sql<boolean>`${isStuck(since)} and r.created_at < ${since}` : undefined
}

/** The same registrations with their search texts, newest first. */
export const waitingTexts = (
  now: Date,
  kind: ProcessAttention,
  { scope, asked }: { scope: Scope; asked: Asked },
  { after, most }: Span,
) => {
  const holds = waitingCondition(now, kind)
  const rows = holds ? sql`business_registrations r where ${holds}` : waitingOf[kind](now).rows
  return sql`
    select r.id, r.created_at as at, (select s.search_text from registration_search s where s.id = r.id) as text
    from ${rows} and ${filterOf(scope, asked)} and ${afterPlace(sql.ref('r.created_at'), sql.ref('r.id'), after)}
    order by r.created_at desc, r.id desc ${atMost(most)}`
}
