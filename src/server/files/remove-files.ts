import type pg from 'pg'
import type { Services } from '#server/context.ts'
import { poolOf } from '#server/db/connect.ts'
import { oneAtATime, waitForTurn } from '#server/jobs/one-at-a-time.ts'

const REMOVING = 'remove-files'
const AT_ONCE = 500
const MOST_BATCHES = 200

/**
 * Waits for a running removal of files and blocks further ones until `release` or the end of the connection, so that a backup or a
 * key rotation finds every file that the rows name.
 */
export const holdRemovals = (client: pg.ClientBase): Promise<{ release(): Promise<void> }> =>
  waitForTurn(client, REMOVING)

/** Removes the listed files from the store, unless another worker is doing so or removals are blocked: the next sweep continues. */
export async function removeFiles(services: Services): Promise<void> {
  const pool = poolOf(services.db)
  if (!pool) throw new Error('files are removed outside of transactions')
  await oneAtATime(pool, REMOVING, () => removeListed(services))
}

/** What fails stays listed, for the next try of the job or the hourly sweep. */
async function removeListed({ db, files, log, now }: Services): Promise<void> {
  let after = ''
  let failed = 0
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const rows = await db
      .selectFrom('file_removals')
      .select('file_path')
      .where('file_path', '>', after)
      // An upload in progress is listed with a later time, in case no row claims it.
      .where('asked_at', '<=', now())
      .orderBy('file_path')
      .limit(AT_ONCE)
      .execute()
    for (const { file_path } of rows) {
      try {
        await files.remove(file_path)
        await db.deleteFrom('file_removals').where('file_path', '=', file_path).execute()
      } catch (err) {
        failed++
        log.warn({ err }, 'file not removed')
      }
      after = file_path
    }
    if (rows.length < AT_ONCE) break
  }
  if (failed > 0) throw new Error(`${failed} files could not be removed`)
}
