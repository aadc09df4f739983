import type { catalog } from '#features/catalog/contract.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import type { Handler } from '#server/http/handler.ts'

export const listCompanyTypes: Handler<typeof catalog.companyTypes> = async ({ db }, { language = 'pt_BR' }) => {
  const rows = await db
    .selectFrom('company_types')
    .select(['id', 'name', 'label', 'description'])
    .orderBy('name')
    .execute()
  return { items: rows.map((type) => ({ ...type, description: referenceText(language, type.description) })) }
}
