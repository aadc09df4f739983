import type pg from 'pg'

/**
 * Every stored file that a row promises. `documents.file_path` repeats the path of the newest version; an export that is not
 * ready keeps a path whose file is gone; what `file_removals` lists is about to go.
 */
const NAMED_FILES = `
  select file_path as key from document_versions
  union all
  select file_path from data_exports where state = 'ready'`
const AT_ONCE = 500

/** Keeps the list of files as the transaction sees it; it can be read after the transaction has ended, page by page. */
export const keepFileList = (client: pg.ClientBase) =>
  client.query(`declare named_files no scroll cursor with hold for ${NAMED_FILES}`)

export async function* keptFileList(client: pg.ClientBase): AsyncGenerator<string, void> {
  for (let more = true; more; ) {
    const { rows } = await client.query<{ key: string }>(`fetch forward ${AT_ONCE} from named_files`)
    yield* rows.map(({ key }) => key)
    more = rows.length === AT_ONCE
  }
  await client.query('close named_files')
}
