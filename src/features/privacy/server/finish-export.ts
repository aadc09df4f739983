import { sql } from 'kysely'
import { exportExpiry } from '#features/privacy/rules/data-export.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { listRemovals } from './list-removals.ts'

/** Publishes a stored export and expires the older one; false when the export is gone or already finished. */
export const exportReady = (context: Context, exportId: string, sizeBytes: number): Promise<boolean> =>
  inTransaction(context, async (tx) => {
    const row = await tx.db
      .updateTable('data_exports')
      .set({
        state: 'ready',
        file_path: exportId,
        size_bytes: sizeBytes,
        ready_at: tx.now,
        expires_at: exportExpiry(tx.now),
      })
      .where('id', '=', exportId)
      .where('state', '=', sql.lit('making'))
      .returning('user_id')
      .executeTakeFirst()
    if (!row) return false
    const older = await tx.db
      .updateTable('data_exports')
      .set({ state: 'expired' })
      .where('user_id', '=', row.user_id)
      .where('state', '=', sql.lit('ready'))
      .where('id', '!=', exportId)
      .returning('id')
      .execute()
    await listRemovals(
      tx,
      older.map(({ id }) => id),
    )
    await tx.emit('privacy.exportReady', { accountId: row.user_id, exportId })
    return true
  })

export const exportFailed = (context: Context, exportId: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const row = await tx.db
      .updateTable('data_exports')
      .set({ state: 'failed' })
      .where('id', '=', exportId)
      .where('state', '=', sql.lit('making'))
      .returning('user_id')
      .executeTakeFirst()
    if (!row) return
    // The file may have been stored although the store's answer was lost, so it is listed for removal.
    await listRemovals(tx, [exportId])
    await tx.emit('privacy.exportFailed', { accountId: row.user_id, exportId })
  })
