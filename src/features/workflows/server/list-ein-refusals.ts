import { sql } from 'kysely'
import type { workflows } from '#features/workflows/contract.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'

/** The reasons for refusals are facts, which admins edit and check like any other. */
export const listEinRefusals: Handler<typeof workflows.einRefusals> = async (context) => {
  const { language } = whoReads(context)
  const rows = await context.db
    .selectFrom('facts')
    .select(['id', 'name', 'summary', sql<string | null>`checked_on::text`.as('checkedOn')])
    .where('key', 'like', 'federal/ein-refusal-%')
    .orderBy('key')
    .execute()
  return {
    items: rows.map(({ id, name, summary, checkedOn }) => ({
      id,
      reason: referenceText(language, name),
      fix: referenceText(language, summary ?? ''),
      checkedOn,
    })),
  }
}
