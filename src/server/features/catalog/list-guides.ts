import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { officialFirst, type Source } from '#domain/catalog/source-order.ts'
import { type GuideFact, stateGuideFacts } from '#domain/catalog/state-guide.ts'
import type { Handler } from '#server/http/mount.ts'

/** Everything about the states in one read; facts about a state share most of their sources. */
export const listGuides: Handler<typeof contract.catalog.guides> = async ({ db }) => {
  const states = await db
    .selectFrom('states as s')
    .select(['s.id', 's.name', 's.name_en', 's.abbreviation', 's.popular', 's.filing_office'])
    .select(
      sql<GuideFact[]>`coalesce((
        select json_agg(json_build_object(
          'kind', f.kind, 'companyTypeId', f.company_type_id, 'name', f.name, 'amountCents', f.amount,
          'value', f.value, 'summary', f.summary, 'checkedOn', f.checked_on, 'confidence', f.confidence) order by f.key)
        from facts f where f.state_id = s.id), '[]')`.as('facts'),
    )
    .select(
      sql<Source[]>`coalesce((
        select jsonb_agg(distinct source) from facts f, jsonb_array_elements(f.sources) source
        where f.state_id = s.id), '[]')`.as('sources'),
    )
    .orderBy(sql`fold(s.name)`)
    .execute()
  return {
    items: states.map(({ facts, sources, name_en: nameEn, filing_office: filingOffice, ...state }) => ({
      ...{ ...state, nameEn, filingOffice },
      ...stateGuideFacts(facts),
      sources: officialFirst(sources),
    })),
  }
}
