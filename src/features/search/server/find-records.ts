import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#rules/access.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import { type Found, findNewest } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, type Span } from '#server/lists/read-page.ts'
import { contains, isIn } from '#server/lists/search.ts'
import { searchedTable } from '#server/lists/searched-table.ts'

const findByBeginningMOST = 10
/** The highest code point: every text with the same beginning sorts before it. */
const LAST = '\u{10FFFF}'

/** Rows whose search text begins with the term, sorted by that text, so that an exact name comes before longer ones. */
async function findByBeginning(
  db: Db,
  term: string,
  table: 'registration_search' | 'profiles',
  filter: RawBuilder<unknown>,
): Promise<Found[]> {
  const beginning = sql`left(t.search_text, 40)`
  const needle = sql`(select left(' ' || nullif(btrim(searchable(${term}::text)), ''), 40))`
  const { rows } = await sql<Found>`
    select t.id, t.created_at as at from ${sql.table(table)} t
    where ${beginning} ~>=~ ${needle} and ${beginning} ~<~ (${needle} || ${LAST}::text) and ${filter}
    order by ${beginning} using ~<~ ${atMost(findByBeginningMOST)}`.execute(db)
  return rows
}

const MOST = 20
const newest: Span = { after: undefined, most: MOST }

const ofAgent = (scope: Scope, column: RawBuilder<unknown>): RawBuilder<boolean> =>
  scope.kind === 'agent' ? sql`${column} = ${scope.id}::uuid` : sql`${scope.kind === 'any'}::boolean`

/** For tables with two indexes: one with rows and texts in time order, and a trigram index on the texts. */
function inTwoTables(term: string, scope: Scope, walked: 'registration_search' | 'documents') {
  const letters = walked === 'documents' ? 'document_search' : walked
  const walk = ({ after, most }: Span) => sql`
    select t.id, t.created_at as at, t.search_text as text from ${sql.table(walked)} t
    where ${ofAgent(scope, sql.ref('t.agent_id'))} and ${afterPlace(sql.ref('t.created_at'), sql.ref('t.id'), after)}
    order by t.created_at desc, t.id desc ${atMost(most)}`
  const matches = (within: RawBuilder<boolean>) => sql<Found>`
    select s.id, s.created_at as at from ${sql.table(letters)} s
    where ${contains(sql.ref('s.search_text'), term)} and ${ofAgent(scope, sql.ref('s.agent_id'))} and ${within}`
  const era = scope.kind === 'agent' ? undefined : sql<number>`era(s.created_at)`
  return { walk, beyond: { walked: 'indexed', matches, era } } as const
}

/** The newest companies whose text contains the term; for readers who see all companies also those that begin with it. */
export async function findCompanies(context: Context, term: string, scope: Scope): Promise<Found[]> {
  const [begun, found] = await Promise.all([
    // An agent has few companies, so the newest that contain the term are enough.
    scope.kind === 'any' ? findByBeginning(context.db, term, 'registration_search', sql`true`) : [],
    findNewest(context, term, inTwoTables(term, scope, 'registration_search'), newest),
  ])
  return [...begun, ...found]
}

/** The number on the screens is the beginning of the id: a range of ids, served by the primary key. */
export async function findByNumber({ db }: Context, term: string, scope: Scope): Promise<Found[]> {
  const number = /^#?([0-9a-f]{8})$/i.exec(term)?.[1]
  if (!number) return []
  const [first, last] = [`${number}-0000-0000-0000-000000000000`, `${number}-ffff-ffff-ffff-ffffffffffff`]
  const { rows } = await sql<Found>`
    select t.id, t.created_at as at from registration_search t
    where t.id between ${first}::uuid and ${last}::uuid and ${ofAgent(scope, sql.ref('t.agent_id'))}
    ${atMost(MOST)}`.execute(db)
  return rows
}

export async function findPeople(context: Context, term: string): Promise<Found[]> {
  const filter = sql`t.erased_at is null`
  const among = searchedTable(term, { table: 'profiles', time: 'created_at', filter })
  const [begun, found] = await Promise.all([
    findByBeginning(context.db, term, 'profiles', filter),
    findNewest(context, term, among, newest),
  ])
  return [...begun, ...found]
}

/** The agent's clients by name and e-mail. `agent_clients.search_text` also has their companies, so each match is checked again. */
export function findClients(context: Context, term: string, agentId: string): Promise<Found[]> {
  const ownText = (id: RawBuilder<unknown>) => sql`(select p.search_text from profiles p where p.id = ${id})`
  const walk = ({ after, most }: Span) => sql`
    select c.user_id as id, c.newest_at as at, ${ownText(sql.ref('c.user_id'))} as text from agent_clients c
    where c.agent_id = ${agentId}::uuid and ${afterPlace(sql.ref('c.newest_at'), sql.ref('c.user_id'), after)}
    order by c.newest_at desc, c.user_id desc ${atMost(most)}`
  const matches = (within: RawBuilder<boolean>) => sql<Found>`
    select c.user_id as id, c.newest_at as at from agent_clients c
    where ${contains(sql.ref('c.search_text'), term)} and c.agent_id = ${agentId}::uuid and ${within}`
  const isWanted = sql<boolean>`${isIn(ownText(sql.ref('sorted.id')), term)}`
  return findNewest(context, term, { walk, beyond: { walked: 'lookedUp', matches, isWanted } }, newest)
}

export const findDocuments = (context: Context, term: string, scope: Scope): Promise<Found[]> =>
  findNewest(context, term, inTwoTables(term, scope, 'documents'), newest)

export const findTickets = (context: Context, term: string): Promise<Found[]> =>
  findNewest(
    context,
    term,
    searchedTable(term, { table: 'support_tickets', time: 'updated_at', filter: sql`true` }),
    newest,
  )
