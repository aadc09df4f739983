import type { Language } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'
import type { AnyPersonalTable } from '#server/personal-table.ts'
import { readMeWords } from './read-me-words.ts'

type Facts = {
  name: string
  siteName: string
  at: Date
  tables: readonly AnyPersonalTable[]
  missing: readonly string[]
  shared: readonly string[]
}

/** Recipients of the person's data (LGPD art. 18, VII). */
export async function sharedWith(db: Db, userId: string, language: Language): Promise<string[]> {
  const agents = await db
    .selectFrom('business_registrations as r')
    .innerJoin('profiles as a', 'a.id', 'r.assigned_agent_id')
    .select('a.name')
    .distinct()
    .where('r.user_id', '=', userId)
    .orderBy('a.name')
    .execute()
  const stripe = await db.selectFrom('payment_provider_settings').select('provider').executeTakeFirst()
  const words = readMeWords[language]
  return [...agents.map(({ name }) => words.agent(name)), ...(stripe ? [words.stripe] : [])]
}

const listed = (lines: readonly string[]): string[] => lines.map((line) => `- ${line}`)

/** The read-me of the export's archive. */
export function readMe({ name, siteName, at, tables, missing, shared }: Facts, language: Language): string {
  const words = readMeWords[language]
  const lines = [
    words.title(siteName),
    '',
    words.person(name),
    words.gathered(at.toISOString()),
    '',
    ...words.law,
    '',
    words.contents,
    '',
    ...tables.map(({ file, about }) => `dados/${file}.json\n    ${about[language]}`),
    `arquivos/\n    ${words.files}`,
    '',
    ...words.reading,
    '',
    words.shared,
    '',
    ...listed(shared.length > 0 ? shared : [words.nobody]),
    '',
    words.absent,
    '',
    ...listed(words.absences),
    ...(missing.length > 0 ? ['', words.missing, '', ...listed(missing)] : []),
  ]
  return `${lines.join('\r\n').replaceAll(/(?<!\r)\n/g, '\r\n')}\r\n`
}
