import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '#server/db/connect.ts'
import type { EncryptedFiles } from '#server/files/encrypted-files.ts'
import { FileCorrupt, FileMissing, type FileRef } from '#server/files/files.ts'
import { holdRemovals } from '#server/files/remove-files.ts'
import { newTally, type Tally } from './tally.ts'

const AT_ONCE = 100

type Needs = {
  db: Db
  /** A connection for the lock alone. */
  client: pg.ClientBase
  files: EncryptedFiles
  stop: AbortSignal
}

const versionsAfter = async (db: Db, after: string): Promise<FileRef[]> =>
  db
    .selectFrom('document_versions')
    .select(['file_path as key', 'document_id as documentId', 'version'])
    .where('file_path', '>', after)
    .orderBy('file_path')
    .limit(AT_ONCE)
    .execute()

async function exportsAfter(db: Db, after: string): Promise<FileRef[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select(['file_path', 'id as documentId'])
    .where('state', '=', sql.lit('ready'))
    .where('file_path', '>', after)
    .orderBy('file_path')
    .limit(AT_ONCE)
    .execute()
  return rows.flatMap(({ file_path, documentId }) => (file_path ? [{ key: file_path, documentId, version: 1 }] : []))
}

async function rewrapOne(files: EncryptedFiles, ref: FileRef, tally: Tally): Promise<void> {
  try {
    if (await files.rewrap(ref)) tally.sealed += 1
    else tally.current += 1
  } catch (error) {
    if (!(error instanceof FileMissing || error instanceof FileCorrupt)) throw error
    tally.failed += 1
  }
}

/**
 * Wraps the key of every file with the current application key. Removals are blocked while a page of rows is processed, because a file
 * that is removed while it is rewritten would come back; between two pages they continue.
 */
export async function rewrapFiles({ db, client, files, stop }: Needs): Promise<Tally> {
  const tally = newTally()
  for (const pageAfter of [versionsAfter, exportsAfter]) {
    let after: string | undefined = ''
    while (after !== undefined) {
      const hold = await holdRemovals(client)
      try {
        const page: FileRef[] = await pageAfter(db, after)
        for (const ref of page) {
          stop.throwIfAborted()
          await rewrapOne(files, ref, tally)
        }
        after = page.at(-1)?.key
      } finally {
        await hold.release()
      }
    }
  }
  return tally
}
