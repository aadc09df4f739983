import { changesBetween } from '#features/edits/rules/changes.ts'
import { recordEdit } from '#features/edits/server/edits.ts'
import type { packages } from '#features/packages/contract.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { holdPackages } from './hold-packages.ts'
import { clearRecommended, lastPosition, refuseTakenName } from './keep-unique.ts'
import { columnsOf, contentOf, packageRows, packageView } from './package-rows.ts'

export const createPackage: Handler<typeof packages.create> = (context, { id, ...content }) =>
  inTransaction(context, async (tx) => {
    await holdPackages(tx)
    const read = () => packageRows(tx.db).where('k.id', '=', id)
    const known = await read().executeTakeFirst()
    if (known) {
      // The same package again is a retry after a lost answer.
      if (Object.keys(changesBetween(contentOf(known), content)).length === 0) return packageView(known)
      throw new AppError('conflict')
    }
    await refuseTakenName(tx, content.name, id)
    const position = await lastPosition(tx)
    if (content.recommended) await clearRecommended(tx, id)
    await tx.db
      .insertInto('packages')
      .values({ id, ...columnsOf(content), position, edited_at: tx.now, edited_by: account(tx).id, created_at: tx.now })
      .execute()
    await recordEdit(tx, { subjectType: 'package', subjectId: id, before: null, after: content })
    await tx.emit('package.changed', { packageId: id })
    return packageView(await read().executeTakeFirstOrThrow())
  })
