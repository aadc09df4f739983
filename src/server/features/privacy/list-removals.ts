import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** Lists files for removal after this transaction, so that neither a crash nor a store that is away forgets one. */
export async function listRemovals(tx: Context, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await tx.db
    .insertInto('file_removals')
    .values(paths.map((file_path) => ({ file_path, asked_at: tx.now })))
    .onConflict((conflict) => conflict.column('file_path').doNothing())
    .execute()
  await addJob(tx, 'remove-files', {}, { key: 'remove-files' })
}
