import { changesBetween } from '#features/edits/rules/changes.ts'
import { editedNow, recordEdit, refuseStale } from '#features/edits/server/edits.ts'
import type { packages } from '#features/packages/contract.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockPackage } from './hold-packages.ts'
import { clearRecommended, refuseTakenName } from './keep-unique.ts'
import { columnsOf, contentOf, packageRows, packageView } from './package-rows.ts'

/** Existing orders keep the quote that was frozen with them (C11); the next one is charged the new price. */
export const savePackage: Handler<typeof packages.save> = (context, { id, expectedVersion, ...content }) =>
  inTransaction(context, async (tx) => {
    const row = await lockPackage(tx, id)
    const before = contentOf(row)
    // The same values again are a retry after a lost answer.
    if (Object.keys(changesBetween(before, content)).length === 0) return packageView(row)
    refuseStale(row.version, expectedVersion)
    if (row.deleted_at) throw new AppError('conflict', { reason: 'package_archived' })
    await refuseTakenName(tx, content.name, id)
    if (content.recommended) await clearRecommended(tx, id)
    await tx.db
      .updateTable('packages')
      .set({ ...columnsOf(content), ...editedNow(tx, row.version) })
      .where('id', '=', id)
      .execute()
    await recordEdit(tx, { subjectType: 'package', subjectId: id, before, after: content })
    await tx.emit('package.changed', { packageId: id })
    return packageView(await packageRows(tx.db).where('k.id', '=', id).executeTakeFirstOrThrow())
  })
