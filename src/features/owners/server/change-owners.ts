import { recordEdit, refuseStale } from '#features/edits/server/edits.ts'
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
  const history = ownerHistory(now)
  // Equal data are a retry whose first answer was lost.
  if (history.changed.length === 0) return
  refuseStale(version, expectedVersion)
  for (const place of history.changed) {
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
    .set({ owners_version: version + 1 })
    .where('id', '=', registrationId)
    .execute()
  await recordEdit(tx, {
    subjectType: 'owners',
    subjectId: registrationId,
    before: history.before,
    after: history.after,
  })
  await tx.emit('owners.changed', { registrationId })
}
