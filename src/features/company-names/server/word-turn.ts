import { sql } from 'kysely'
import { sameWord } from '#features/company-names/rules/naming-rule-fields.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { ruleRows } from './rule-rows.ts'

type Word = { id: string; kind: string; word: string }

/** Refuses a word that is already listed (G54), under an advisory lock: a concurrent transaction's row is invisible until its commit. */
export async function refuseListed(tx: Context, { id, kind, word }: Word): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('naming_rules.word', 727))`.execute(tx.db)
  const rows = await ruleRows(tx.db).where('n.kind', '=', kind).where('n.id', '!=', id).execute()
  const listed = rows.some(({ value }) => typeof value['word'] === 'string' && sameWord(value['word'], word))
  if (listed) throw new AppError('invalid', { fields: { word: 'already_listed' } })
}
