import { editedNow, recordEdit, refuseStale } from '#features/edits/server/edits.ts'
import type { packages } from '#features/packages/contract.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockPackage } from './hold-packages.ts'
import { lastPosition, refuseTakenName } from './keep-unique.ts'
import { packageRows, packageView } from './package-rows.ts'

/** Restores an archived package, at the end and not recommended; refused if another package has taken its name meanwhile. */
export const restorePackage: Handler<typeof packages.restore> = (context, { id, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const row = await lockPackage(tx, id)
    if (!row.deleted_at) return packageView(row)
    refuseStale(row.version, expectedVersion)
    await refuseTakenName(tx, row.name, id)
    const position = await lastPosition(tx)
    await tx.db
      .updateTable('packages')
      .set({ deleted_at: null, position, ...editedNow(tx, row.version) })
      .where('id', '=', id)
      .execute()
    const [before, after] = [{ archived: true }, { archived: false }]
    await recordEdit(tx, { subjectType: 'package', subjectId: id, before, after })
    await tx.emit('package.changed', { packageId: id })
    return packageView(await packageRows(tx.db).where('k.id', '=', id).executeTakeFirstOrThrow())
  })
