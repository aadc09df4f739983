import type { OrderedOwner } from '#features/orders/rules/order-fields.ts'
import { shareFrom } from '#features/orders/rules/shares.ts'
import { loadRegistration, lockRegistration } from '#features/registrations/server/load-registration.ts'
import { ownersOf } from '#features/registrations/server/owners-of.ts'
import type { Action } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

export type HeldOwner = { id: string; given: OrderedOwner }
export type HeldOwners = { registrationId: string; version: number; owners: HeldOwner[] }

type Registration = Awaited<ReturnType<typeof loadRegistration>>

/**
 * Refuses an unpaid order, which the customer may still replace with a new one, a rejected registration, which needs no correction,
 * and one without owners, because erasing the customer removes them.
 */
async function ownersIn(context: Context, { id, paid, status }: Registration): Promise<HeldOwners> {
  const rows = await ownersOf(context, id)
  if (!paid || status === 'rejected' || rows.length === 0)
    throw new AppError('status_refused', { reason: 'owners_closed' })
  const { owners_version: version } = await context.db
    .selectFrom('business_registrations')
    .select('owners_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const owners = rows.map(({ id: ownerId, ownershipPercentage, ...owner }) => ({
    id: ownerId,
    given: { ...owner, share: shareFrom(ownershipPercentage) },
  }))
  return { registrationId: id, version, owners }
}

export const loadOwners = async (context: Context, id: string, action: Action): Promise<HeldOwners> =>
  ownersIn(context, await loadRegistration(context, id, action))

/** Same as `loadOwners`, with the registration locked for changes. */
export const holdOwners = async (tx: Context, id: string, action: Action): Promise<HeldOwners> =>
  ownersIn(tx, await lockRegistration(tx, id, action))
