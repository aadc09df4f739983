import { editedNow, recordEdit, refuseStale } from '#features/edits/server/edits.ts'
import type { packages } from '#features/packages/contract.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockPackage } from './hold-packages.ts'
import { contentOf, type PackageRow } from './package-rows.ts'

async function archive(tx: Context, { id, version }: PackageRow, forGood: boolean): Promise<void> {
  await tx.db
    .updateTable('packages')
    .set({
      deleted_at: tx.now,
      removed_at: forGood ? tx.now : null,
      recommended: false,
      ...editedNow(tx, version),
    })
    .where('id', '=', id)
    .execute()
}

/** A package that registrations refer to is archived instead of deleted (G83); a second call finds it archived. */
export const removePackage: Handler<typeof packages.remove> = (context, { id, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const row = await lockPackage(tx, id)
    if (row.deleted_at && row.in_use) return { outcome: 'archived' as const }
    refuseStale(row.version, expectedVersion)
    const content = contentOf(row)
    const edit = { subjectType: 'package', subjectId: id } as const
    if (row.in_use) {
      await archive(tx, row, false)
      const [before, after] = [
        { recommended: row.recommended, archived: false },
        { recommended: false, archived: true },
      ]
      await recordEdit(tx, { ...edit, before, after })
    } else {
      // A package of the reference data would be loaded again at the next start if its row were deleted, so the row is kept.
      if (row.reference_key) await archive(tx, row, true)
      else await tx.db.deleteFrom('packages').where('id', '=', id).execute()
      await recordEdit(tx, { ...edit, before: content, after: null })
    }
    await tx.emit('package.changed', { packageId: id })
    return { outcome: row.in_use ? ('archived' as const) : ('deleted' as const) }
  })
