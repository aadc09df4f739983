import { sql } from 'kysely'
import type { catalog } from '#features/catalog/contract.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { languageTag } from '#rules/language/language-tag.ts'
import type { Handler } from '#server/http/handler.ts'

type Fee = {
  companyTypeId: string
  amountCents: number
  checkedOn: string | null
  confidence: 'high' | 'medium' | 'low'
}

export const listStates: Handler<typeof catalog.states> = async ({ db }, { language = 'pt_BR' }) => {
  const rows = await db
    .selectFrom('states as s')
    .select(['s.id', 's.name', 's.name_en as nameEn', 's.abbreviation', 's.popular'])
    .select(
      sql<Fee[]>`coalesce((
        select json_agg(json_build_object(
          'companyTypeId', f.company_type_id, 'amountCents', f.amount,
          'checkedOn', f.checked_on, 'confidence', f.confidence) order by f.company_type_id)
        from facts f where f.state_id = s.id and f.kind = 'formation_fee' and f.amount is not null), '[]')`.as(
        'formationFees',
      ),
    )
    .execute()
  const items = rows.map((state) => ({ ...state, name: referenceText(language, state.name) }))
  // Sorted here, because the database does not know the translated names.
  const { compare } = new Intl.Collator(languageTag[language])
  return { items: items.sort((a, b) => compare(a.name, b.name)) }
}
