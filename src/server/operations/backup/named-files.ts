import type pg from 'pg'

/**
 * Every stored file that a row refers to. Left out are `documents.file_path`, which repeats the path of the newest version, exports that
 * are not ready, whose file is gone, and `file_removals`, whose files are about to be deleted.
 */
const NAMED_FILES = `
  select file_path as key from document_versions
  union all
  select file_path from data_exports where state = 'ready'`
const AT_ONCE = 500

/** Opens a cursor on the files that the transaction sees; it can be read page by page after the transaction has ended. */
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
