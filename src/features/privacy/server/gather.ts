import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Language } from '#rules/language/preferences.ts'
import type { Services } from '#server/context.ts'
import { FileMissing } from '#server/files/files.ts'
import type { ZipEntry } from '#server/files/zip-of.ts'
import type { Person } from '#server/personal-table.ts'
import { readMe, sharedWith } from './read-me.ts'
import { readMeWords } from './read-me-words.ts'
import { rowsAsJson } from './read-rows.ts'

type Source = Pick<Services, 'db' | 'files' | 'keys' | 'now' | 'personalTables'>

const versionsOf = ({ db }: Source, userId: string) =>
  db
    .selectFrom('document_versions as v')
    .innerJoin('documents as d', 'd.id', 'v.document_id')
    .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
    .select(['v.document_id', 'v.version', 'v.file_path', 'v.file_name'])
    .where('r.user_id', '=', userId)
    .where('d.customer_sees', '=', sql.lit(true))
    .orderBy('v.document_id')
    .orderBy('v.version')
    .execute()

// Users choose the names of their files: inside an archive a name must not act as a path on any operating system.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const safeName = (name: string): string => name.replace(/[\u0000-\u001f\u007f\\/:*?"<>|]/g, '_').replace(/^\.+/, '_')

/** Streams everything about a person, entry by entry. A missing file is named in the read-me instead of failing the export. */
export async function* gather(
  source: Source,
  person: Person & { name: string; language: Language },
): AsyncGenerator<ZipEntry> {
  for (const table of source.personalTables)
    yield { path: `dados/${table.file}.json`, content: rowsAsJson(source, table, person), compress: true }
  const missing: string[] = []
  for (const { document_id, version, file_path, file_name } of await versionsOf(source, person.id)) {
    const path = `arquivos/${document_id}-v${version}-${safeName(file_name)}`
    const content = await source.files
      .get({ key: file_path, documentId: document_id, version })
      .catch((error: unknown) => {
        if (error instanceof FileMissing) return undefined
        throw error
      })
    // Images and PDFs are already compressed.
    if (content) yield { path, content, compress: false }
    else missing.push(path)
  }
  const { site_name: siteName } = await source.db
    .selectFrom('site_settings')
    .select('site_name')
    .executeTakeFirstOrThrow()
  const { name, language } = person
  const shared = await sharedWith(source.db, person.id, language)
  const text = readMe({ name, siteName, at: source.now(), tables: source.personalTables, missing, shared }, language)
  yield { path: readMeWords[language].file, content: Readable.from([Buffer.from(`\ufeff${text}`)]), compress: true }
}
