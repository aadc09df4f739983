import { editedNow, recordEdit, refuseStale } from '#features/edits/server/edits.ts'
import type { packages } from '#features/packages/contract.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockService } from './hold-packages.ts'
import { lastPosition, refuseTakenName } from './keep-unique.ts'
import { serviceRows, serviceView } from './package-rows.ts'

/** Restores an archived package, at the end and not recommended; refused if another package has taken its name meanwhile. */
export const restoreService: Handler<typeof packages.restore> = (context, { id, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const row = await lockService(tx, id)
    if (!row.deleted_at) return serviceView(row)
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
    return serviceView(await serviceRows(tx.db).where('k.id', '=', id).executeTakeFirstOrThrow())
  })
