import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#rules/access.ts'
import type { Found } from '#server/lists/find-newest.ts'
import { contains } from '#server/lists/search.ts'
import { waitingCondition } from './attention-rows.ts'
import { type Asked, all, filterOf, NOBODY, withinPeriod } from './registration-filter.ts'

/** Conditions on `registration_search` for the scope's or filter's agent, the state and the period. */
export function rowsFor(scope: Scope, asked: Asked): RawBuilder<boolean> {
  const agent = scope.kind === 'agent' ? scope.id : asked.agent
  const ofAgent = agent === undefined ? sql<boolean>`true` : sql<boolean>`s.agent_id = ${agent ?? NOBODY}::uuid`
  const ofState = asked.state === undefined ? [] : [sql<boolean>`s.state_id = ${asked.state}`]
  return all([ofAgent, ...ofState, ...withinPeriod('s.created_at', asked)])
}

export type Question = { now: Date; term: string; scope: Scope; asked: Asked }

/** How the trigram index finds all registrations that contain the term. */
export function lettersFor({ now, term, scope, asked }: Question) {
  const { status, stage, type, paid, attention, agent } = asked
  const holds = attention && waitingCondition(now, attention)
  const filter = holds ? all([filterOf(scope, asked), holds]) : filterOf(scope, asked)
  // Filters on columns that only the registration itself has.
  const narrowing = [holds, status, stage, type, paid]
  const isNarrowed = narrowing.some((value) => value !== undefined)
  const matches = (within: RawBuilder<boolean>) => sql<Found>`
    select s.id, s.created_at as at from registration_search s
    where ${contains(sql.ref('s.search_text'), term)} and ${rowsFor(scope, asked)} and ${within}`
  const ofAgent = scope.kind === 'agent' || agent !== undefined
  return {
    isWanted: isNarrowed
      ? sql<boolean>`(select ${filter} from business_registrations r where r.id = sorted.id)`
      : undefined,
    matches,
    // An agent's matches are few enough to be sorted without narrowing them by time.
    era: ofAgent ? undefined : sql<number>`era(s.created_at)`,
  }
}

export const textsOf = (rows: RawBuilder<unknown>) => sql`
  select n.id, n.at, (select s.search_text from registration_search s where s.id = n.id) as text from (${rows}) n`
