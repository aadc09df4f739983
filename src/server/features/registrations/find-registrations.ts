import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#domain/access.ts'
import type { Context } from '#server/context.ts'
import { type Found, findNewest, type Searched } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, type Span } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { withinScope } from '#server/records/within-scope.ts'

/** What the reader asks for beside the term; `agent` is one agent, or null for registrations that nobody has. */
export type Asked = {
  status: string | undefined
  state: string | undefined
  agent: string | null | undefined
  paid: boolean | undefined
}

/** No registration has this agent: the search's row of a registration that nobody has. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const all = (conditions: RawBuilder<boolean>[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`

function filterOf(scope: Scope, { status, state, agent, paid }: Asked): RawBuilder<boolean> {
  const conditions = [withinScope(scope)]
  if (status !== undefined) conditions.push(sql`r.status = ${status}`)
  if (state !== undefined) conditions.push(sql`r.state_id = ${state}`)
  if (agent === null) conditions.push(sql`r.assigned_agent_id is null`)
  else if (agent !== undefined) conditions.push(sql`r.assigned_agent_id = ${agent}::uuid`)
  if (paid !== undefined) conditions.push(paid ? sql`r.paid_at is not null` : sql`r.paid_at is null`)
  return all(conditions)
}

const newest = sql`order by r.created_at desc, r.id desc`
const afterOf = (span: Span) => afterPlace(sql.ref('r.created_at'), sql.ref('r.id'), span.after)

/** The rows that searching reads, of an agent and of a state. */
function rowsFor(scope: Scope, asked: Asked): RawBuilder<boolean> {
  const agent = scope.kind === 'agent' ? scope.id : asked.agent
  const ofAgent = agent === undefined ? sql<boolean>`true` : sql<boolean>`s.agent_id = ${agent ?? NOBODY}::uuid`
  return asked.state === undefined ? ofAgent : all([ofAgent, sql`s.state_id = ${asked.state}`])
}

/** Looks in the name of the company, and in the name and address of the customer. */
function searchedFor(term: string, scope: Scope, asked: Asked): Searched {
  const filter = filterOf(scope, asked)
  const own = scope.kind === 'owner'
  const anothers = scope.kind === 'agent' && asked.agent !== undefined && asked.agent !== scope.id
  // What only the registration itself tells; an agent who asks for another agent's finds nothing.
  const isNarrowed = asked.status !== undefined || asked.paid !== undefined || anothers
  const ofAgent = scope.kind === 'agent' || asked.agent !== undefined
  // The newest of everybody, of an agent or of a state stand in one index; with another filter each has to be looked up.
  const inOneIndex = !own && !isNarrowed && !(ofAgent && asked.state !== undefined)
  const rows = rowsFor(scope, asked)
  const walk = (span: Span) =>
    inOneIndex
      ? sql`
        select s.id, s.created_at as at, s.search_text as text from registration_search s
        where ${rows} and ${afterPlace(sql.ref('s.created_at'), sql.ref('s.id'), span.after)}
        order by s.created_at desc, s.id desc ${atMost(span.most)}`
      : sql`
        select n.id, n.created_at as at, (select s.search_text from registration_search s where s.id = n.id) as text
        from (select r.id, r.created_at from business_registrations r
          where ${filter} and ${afterOf(span)} ${newest} ${atMost(span.most)}) n`
  const isWanted = isNarrowed
    ? sql<boolean>`(select ${filter} from business_registrations r where r.id = sorted.id)`
    : undefined
  const matches = (within: RawBuilder<boolean>) => sql<Found>`
    select s.id, s.created_at as at from registration_search s
    where ${contains(sql.ref('s.search_text'), term)} and ${rows} and ${within}`
  // An agent's matches are few enough to be sorted.
  const era = ofAgent ? undefined : sql<number>`era(s.created_at)`
  const walked = inOneIndex ? 'indexed' : 'lookedUp'
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

export async function findRegistrations(
  context: Context,
  term: string,
  scope: Scope,
  asked: Asked,
  span: Span,
): Promise<Found[]> {
  const [texts, numbers] = await Promise.all([
    findNewest(context, term, searchedFor(term, scope, asked), span),
    findByNumber(context, term, scope, asked, span),
  ])
  if (numbers.length === 0) return texts
  return [...new Map([...texts, ...numbers].map((found) => [found.id, found])).values()]
    .sort(byNewest)
    .slice(0, span.most)
}
