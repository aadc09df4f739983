import type { owners } from '#features/owners/contract.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { changeOwners } from './change-owners.ts'
import { holdOwners, loadOwners } from './held-owners.ts'
import { ownersView } from './owners-view.ts'

export const readOwners: Handler<typeof owners.read> = async (context, { id }) =>
  ownersView(context, await loadOwners(context, id, 'owners.edit'))

/** Corrects the owners of an order. None can be added or removed, because documents belong to each owner. */
export const saveOwners: Handler<typeof owners.save> = (context, { id, owners, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const held = await holdOwners(tx, id, 'owners.edit')
    const after = [owners.main, ...owners.partners]
    if (after.length !== held.owners.length) throw new AppError('invalid', { fields: { 'owners.partners': 'invalid' } })
    await changeOwners(tx, held, after, expectedVersion)
    return ownersView(tx, await loadOwners(tx, id, 'owners.edit'))
  })
