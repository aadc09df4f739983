import { type RawBuilder, sql } from 'kysely'
import type { duties } from '#features/duties/contract.ts'
import { type DutyFilter, SOON_DAYS } from '#features/duties/rules/duty.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { listScope, type Scope } from '#rules/access.ts'
import { dateOf, dayOf, daysAfter } from '#rules/days/day.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { atMost, readPage, type Span } from '#server/lists/read-page.ts'
import { dutyRows } from './duty-rows.ts'
import { dutyView } from './duty-view.ts'

function within(filter: DutyFilter, now: Date): RawBuilder<boolean> {
  const today = officeDay(now)
  switch (filter) {
    case 'overdue':
      return sql`d.listed_on < ${today}::date and (d.tolerated_until is null or d.tolerated_until < ${today}::date)`
    case 'soon':
      return sql`d.listed_on >= ${today}::date and d.listed_on <= ${daysAfter(today, SOON_DAYS)}::date`
    case 'open':
      return sql`true`
    case 'unconfirmed':
      return sql`d.unconfirmed`
  }
}

/** Reads the page's ids from one index first; the joins for names then run only for the rows of the page. */
async function idsOf({ db, now }: Context, scope: Scope, filter: DutyFilter, { after, most }: Span): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from duties d
    where d.status in ('open', 'in_progress') and ${withinScope(scope, { owner: 'd.agent_id', agent: 'd.agent_id' })}
      and ${within(filter, now)}
      and ${after ? sql`(d.listed_on, d.id) > (${dayOf(after.at)}::date, ${after.id}::uuid)` : sql`true`}
    order by d.listed_on, d.id ${atMost(most)}`.execute(db)
  return rows.map(({ id }) => id)
}

const namedRows = ({ db }: Context, ids: readonly string[]) =>
  dutyRows(db)
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .innerJoin('states as s', 's.id', 'r.state_id')
    .select(['c.name as customer_name', 's.name as state'])
    .where('d.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('d.listed_on')
    .orderBy('d.id')
    .execute()

export const listDuties: Handler<typeof duties.list> = (context, { limit, cursor, filter }) => {
  const scope = listScope(context.actor, 'duties.list')
  return readPage(context, {
    list: 'duties',
    filter: { filter },
    limit,
    cursor,
    rows: async (span) => namedRows(context, await idsOf(context, scope, filter, span)),
    time: (row) => dateOf(row.listed_on),
    view: (row) => ({
      ...dutyView(context, row),
      registrationId: row.business_registration_id,
      companyName: row.company_name,
      state: referenceText(whoReads(context).language, row.state),
      customer: { id: row.user_id, name: row.customer_name },
    }),
  })
}
