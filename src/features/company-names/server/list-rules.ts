import { sql } from 'kysely'
import type { namingRules } from '#features/company-names/contract.ts'
import type { Handler } from '#server/http/handler.ts'
import { ruleRows, viewOfRule } from './rule-rows.ts'

export const listNamingRules: Handler<typeof namingRules.list> = async ({ db }) => {
  const rows = await ruleRows(db)
    .where('n.kind', '!=', sql.lit('normalisation'))
    .orderBy('n.kind')
    .orderBy(sql`fold(coalesce(s.name, n.value->>'word', ''))`)
    .orderBy('n.key')
    .execute()
  return { items: rows.map(viewOfRule) }
}
