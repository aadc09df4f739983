import { sql } from 'kysely'
import type { Scope } from '#rules/access.ts'
import type { Context } from '#server/context.ts'
import { type Found, findNewest, type Searched } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, type Span } from '#server/lists/read-page.ts'
import { waitingCondition, waitingTexts } from './attention-rows.ts'
import { findFiltered } from './find-filtered.ts'
import { needsCells } from './registration-cells.ts'
import { type Asked, asksForAnothers, filterOf } from './registration-filter.ts'
import { lettersFor, type Question, rowsFor, textsOf } from './search-letters.ts'

const newest = sql`order by r.created_at desc, r.id desc`
const afterOf = (span: Span) => afterPlace(sql.ref('r.created_at'), sql.ref('r.id'), span.after)

/** Searches the company's name and the customer's name and e-mail address. */
function searchedFor(question: Question): Searched {
  const { now, scope, asked } = question
  const { attention } = asked
  const letters = lettersFor(question)
  if (attention) {
    // Disputed registrations are few, and so are those of one customer: all of them are scanned.
    const all = scope.kind === 'owner' || !waitingCondition(now, attention)
    return {
      walk: (span) => waitingTexts(now, attention, { scope, asked }, span),
      beyond: all ? undefined : { walked: 'lookedUp', ...letters },
    }
  }
  const own = scope.kind === 'owner'
  const ofAgent = scope.kind === 'agent' || asked.agent !== undefined
  // Indexes hold the texts in time order for all rows, for an agent and for a state; other filters look each text up by id.
  const inOneIndex = !own && !letters.isWanted && !(ofAgent && asked.state !== undefined)
  const walk = (span: Span) =>
    inOneIndex
      ? newestTexts(scope, asked, span)
      : textsOf(sql`select r.id, r.created_at as at from business_registrations r
          where ${filterOf(scope, asked)} and ${afterOf(span)} ${newest} ${atMost(span.most)}`)
  return { walk, beyond: own ? undefined : { walked: inOneIndex ? 'indexed' : 'lookedUp', ...letters } }
}

/** Search texts, newest first, of all registrations, of an agent or of a state. */
const newestTexts = (scope: Scope, asked: Asked, { after, most }: Span) => sql`
  select s.id, s.created_at as at, s.search_text as text from registration_search s
  where ${rowsFor(scope, asked)} and ${afterPlace(sql.ref('s.created_at'), sql.ref('s.id'), after)}
  order by s.created_at desc, s.id desc ${atMost(most)}`

/** The number on the screens is the beginning of the id: a range of ids, served by the primary key. */
async function findByNumber({ db }: Context, term: string, scope: Scope, asked: Asked, span: Span): Promise<Found[]> {
  const number = /^#?([0-9a-f]{8})$/i.exec(term)?.[1]
  if (!number) return []
  const [first, last] = [`${number}-0000-0000-0000-000000000000`, `${number}-ffff-ffff-ffff-ffffffffffff`]
  const { rows } = await sql<Found>`
    select r.id, r.created_at as at from business_registrations r
    where r.id between ${first}::uuid and ${last}::uuid and ${filterOf(scope, asked)} and ${afterOf(span)}
    ${newest} ${atMost(span.most)}`.execute(db)
  return rows
}

const byNewest = (a: Found, b: Found): number => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)

/** The latest creation time that the filter's period allows, at most now. */
const lastMoment = (now: Date, { to }: Asked): Date => {
  const end = to === undefined ? now : new Date(`${to}T23:59:59-03:00`)
  return end < now ? end : now
}

export async function findRegistrations(
  context: Context,
  term: string,
  scope: Scope,
  asked: Asked,
  span: Span,
): Promise<Found[]> {
  if (asksForAnothers(scope, asked)) return []
  const question = { now: context.now, term, scope, asked }
  const among = { db: context.db, now: lastMoment(context.now, asked) }
  const [texts, numbers] = await Promise.all([
    !asked.attention && needsCells(scope, asked)
      ? findFiltered(among, question, span)
      : findNewest(among, term, searchedFor(question), span),
    // The lookup by number does not check `attention`, so it is left out there.
    asked.attention ? [] : findByNumber(context, term, scope, asked, span),
  ])
  if (numbers.length === 0) return texts
  return [...new Map([...texts, ...numbers].map((found) => [found.id, found])).values()]
    .sort(byNewest)
    .slice(0, span.most)
}
