import { saveEdit } from '#features/edits/server/edits.ts'
import type { OrderedOwner } from '#features/orders/rules/order-fields.ts'
import { ownerHistory } from '#features/orders/rules/owner-history.ts'
import type { Context } from '#server/context.ts'
import type { HeldOwners } from './held-owners.ts'
import { valuesOf } from './owner-columns.ts'

/** Saves changed owners and their history; the calendar of duties follows in the same transaction. `after` has one entry per owner. */
export async function changeOwners(
  tx: Context,
  { registrationId, version, owners }: HeldOwners,
  after: readonly OrderedOwner[],
  expectedVersion: number,
): Promise<void> {
  const now = owners.map(({ id, given }, place) => ({ id, before: given, given: after[place] ?? given }))
  const { changed, ...history } = ownerHistory(now)
  await saveEdit(tx, {
    ...{ subjectType: 'owners', subjectId: registrationId, version, expectedVersion },
    ...history,
    write: async (edited) => {
      for (const place of changed) {
        const owner = now[place]
        if (!owner) continue
        await tx.db
          .updateTable('business_owners')
          .set(valuesOf(owner.given, { id: owner.id, keys: tx.keys }))
          .where('id', '=', owner.id)
          .execute()
      }
      await tx.db
        .updateTable('business_registrations')
        .set({ owners_version: edited.version })
        .where('id', '=', registrationId)
        .execute()
      await tx.emit('owners.changed', { registrationId })
    },
  })
}
