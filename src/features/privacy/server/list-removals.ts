import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** Lists files for removal after this transaction, so that neither a crash nor a store that is away forgets one. */
export async function listRemovals(tx: Context, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await sql`
    insert into file_removals (file_path, asked_at) select unnest(${paths}::text[]), ${tx.now}::timestamptz
    on conflict do nothing`.execute(tx.db)
  await addJob(tx, 'remove-files', {}, { key: 'remove-files' })
}
