import type { Services } from '#server/context.ts'

const AT_ONCE = 500
const MOST_BATCHES = 200

/** Removes the listed files from the store. What fails stays listed, for the next try of the job or the hourly sweep. */
export async function removeFiles({ db, files, log, now }: Services): Promise<void> {
  let after = ''
  let failed = 0
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const rows = await db
      .selectFrom('file_removals')
      .select('file_path')
      .where('file_path', '>', after)
      // A file that is just being sent is listed for later, in case nobody claims it.
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
