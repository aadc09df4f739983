import { sql } from 'kysely'
import { GUIDE_KINDS, type GuideFact, stateGuideFacts } from '#features/catalog/rules/state-guide.ts'
import { officialFirst, type Source } from '#features/facts/rules/source-order.ts'
import type { Db } from '#server/db/connect.ts'

const readFacts = async (db: Db): Promise<Map<string, GuideFact[]>> => {
  const { rows } = await sql<GuideFact & { stateId: string }>`
    select state_id as "stateId", kind, company_type_id as "companyTypeId", name, amount as "amountCents",
      value, summary, checked_on::text as "checkedOn", confidence
    from facts where state_id is not null and kind = any(${GUIDE_KINDS}) order by key`.execute(db)
  return Map.groupBy(rows, ({ stateId }) => stateId)
}

/** The sources of each state's facts. Most facts of a state have the same ones, so equal lists are read once. */
const readSources = async (db: Db): Promise<Map<string, Source[]>> => {
  const lists = await db
    .selectFrom('facts')
    .select(['state_id', sql<Source[]>`sources`.as('sources')])
    .where('state_id', 'is not', null)
    .distinct()
    .execute()
  const ofStates = Map.groupBy(lists, (list) => list.state_id ?? '')
  return new Map([...ofStates].map(([stateId, own]) => [stateId, own.flatMap(({ sources }) => sources)]))
}

/** The guides of all states, by name. */
export async function readGuides(db: Db) {
  const [states, facts, sources] = await Promise.all([
    db
      .selectFrom('states')
      .select(['id', 'name', 'name_en as nameEn', 'abbreviation', 'popular', 'filing_office as filingOffice'])
      .orderBy(sql`fold(name)`)
      .execute(),
    readFacts(db),
    readSources(db),
  ])
  return states.map((state) => ({
    ...state,
    ...stateGuideFacts(facts.get(state.id) ?? []),
    sources: officialFirst(sources.get(state.id) ?? []),
  }))
}
