import { saveEdit } from '#features/edits/server/edits.ts'
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
    await saveEdit(tx, {
      ...{ subjectType: 'package', subjectId: id, version: row.version, expectedVersion },
      before: contentOf(row),
      after: content,
      write: async (edited) => {
        if (row.deleted_at) throw new AppError('conflict', { reason: 'package_archived' })
        await refuseTakenName(tx, content.name, id)
        if (content.recommended) await clearRecommended(tx, id)
        const columns = { ...columnsOf(content), ...edited }
        await tx.db.updateTable('packages').set(columns).where('id', '=', id).execute()
        await tx.emit('package.changed', { packageId: id })
      },
    })
    return packageView(await packageRows(tx.db).where('k.id', '=', id).executeTakeFirstOrThrow())
  })
