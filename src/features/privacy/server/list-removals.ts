import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** Lists files for removal after the commit. The list survives a crash or an outage of the file store, so that no file is forgotten. */
export async function listRemovals(tx: Context, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await sql`
    insert into file_removals (file_path, asked_at) select unnest(${paths}::text[]), ${tx.now}::timestamptz
    on conflict do nothing`.execute(tx.db)
  await addJob(tx, 'remove-files', {}, { key: 'remove-files' })
}
