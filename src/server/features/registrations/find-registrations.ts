import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#domain/access.ts'
import type { Context } from '#server/context.ts'
import { type Found, findNewest, type Searched } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, type Span } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { waitingTexts } from './attention-rows.ts'
import { inCells, needsCells } from './registration-cells.ts'
import { type Asked, all, asksForAnothers, filterOf, NOBODY, withinPeriod } from './registration-filter.ts'

const newest = sql`order by r.created_at desc, r.id desc`
const afterOf = (span: Span) => afterPlace(sql.ref('r.created_at'), sql.ref('r.id'), span.after)

/** The rows that searching reads, of an agent, of a state and of some days. */
function rowsFor(scope: Scope, asked: Asked): RawBuilder<boolean> {
  const agent = scope.kind === 'agent' ? scope.id : asked.agent
  const ofAgent = agent === undefined ? sql<boolean>`true` : sql<boolean>`s.agent_id = ${agent ?? NOBODY}::uuid`
  const ofState = asked.state === undefined ? [] : [sql<boolean>`s.state_id = ${asked.state}`]
  return all([ofAgent, ...ofState, ...withinPeriod('s.created_at', asked)])
}

/** Looks in the name of the company, and in the name and address of the customer. */
function searchedFor(now: Date, term: string, scope: Scope, asked: Asked): Searched {
  const { attention } = asked
  // Few wait, and all of them are looked at.
  if (attention) return { walk: (span) => waitingTexts(now, attention, scope, asked, span), beyond: undefined }
  const filter = filterOf(scope, asked)
  const own = scope.kind === 'owner'
  // What only the registration itself tells.
  const isNarrowed = asked.status !== undefined || asked.type !== undefined || asked.paid !== undefined
  const ofAgent = scope.kind === 'agent' || asked.agent !== undefined
  // The newest of everybody, of an agent or of a state stand in one index; with another filter each has to be looked up.
  const inOneIndex = !own && !isNarrowed && !(ofAgent && asked.state !== undefined)
  const rows = rowsFor(scope, asked)
  const cells = needsCells(scope, asked)
  const ordered = (span: Span) =>
    cells
      ? inCells({ scope, asked, rising: false }, span)
      : sql`select r.id, r.created_at as at from business_registrations r
          where ${filter} and ${afterOf(span)} ${newest} ${atMost(span.most)}`
  const walk = (span: Span) =>
    inOneIndex
      ? sql`
        select s.id, s.created_at as at, s.search_text as text from registration_search s
        where ${rows} and ${afterPlace(sql.ref('s.created_at'), sql.ref('s.id'), span.after)}
        order by s.created_at desc, s.id desc ${atMost(span.most)}`
      : sql`
        select n.id, n.at, (select s.search_text from registration_search s where s.id = n.id) as text
        from (${ordered(span)}) n`
  const isWanted = isNarrowed
    ? sql<boolean>`(select ${filter} from business_registrations r where r.id = sorted.id)`
    : undefined
  const matches = (within: RawBuilder<boolean>) => sql<Found>`
    select s.id, s.created_at as at from registration_search s
    where ${contains(sql.ref('s.search_text'), term)} and ${rows} and ${within}`
  // An agent's matches are few enough to be sorted.
  const era = ofAgent ? undefined : sql<number>`era(s.created_at)`
  const walked = inOneIndex ? 'indexed' : cells ? 'inCells' : 'lookedUp'
  return { walk, beyond: own ? undefined : { walked, matches, isWanted, era } }
}

/** The number on the screens is the beginning of the id: a span of ids, served by the primary key. */
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

/** About when the newest row that is asked for can have been written. */
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
  const [texts, numbers] = await Promise.all([
    findNewest(
      { db: context.db, now: lastMoment(context.now, asked) },
      term,
      searchedFor(context.now, term, scope, asked),
      span,
    ),
    // A number names one process, whatever it waits for.
    asked.attention ? [] : findByNumber(context, term, scope, asked, span),
  ])
  if (numbers.length === 0) return texts
  return [...new Map([...texts, ...numbers].map((found) => [found.id, found])).values()]
    .sort(byNewest)
    .slice(0, span.most)
}
