import { sql } from 'kysely'
import type { DutyStatus } from '#features/duties/rules/duty.ts'
import { type PayRefusal, payRefusal } from '#features/purchases/rules/may-be-paid.ts'
import type { PurchaseStatus } from '#features/purchases/rules/purchase.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { isRefunded } from '#features/registrations/server/is-refunded.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

/** What a payment is for: the order of a company, or a purchase for it. */
export type Bought = { registrationId: string; purchaseId: string | null }

const orderOf = ({ db }: Context, id: string) =>
  db
    .selectFrom('business_registrations as r')
    .leftJoin('company_records as k', 'k.business_registration_id', 'r.id')
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .select([sql<RegistrationStatus>`r.status`.as('status'), 'r.paid_at', 'k.dissolved_on', 'c.erased_at'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()

const purchaseOf = ({ db }: Context, id: string) =>
  db
    .selectFrom('purchases as u')
    .leftJoin('duties as d', 'd.id', 'u.duty_id')
    .select([sql<PurchaseStatus>`u.status`.as('status'), sql<DutyStatus | null>`d.status`.as('duty')])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow()

const otherPaid = ({ db }: Context, { registrationId, purchaseId }: Bought, besides: string | null) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('business_registration_id', '=', registrationId)
    .where('purchase_id', purchaseId === null ? 'is' : '=', purchaseId)
    .where('payment_status', '=', sql.lit('paid'))
    .where(sql<boolean>`id is distinct from ${besides}::uuid`)
    .executeTakeFirst()

/**
 * Why an order or purchase may not be paid now. Needs a transaction that has locked the order; `besides` is the payment in question, which
 * does not count as another one.
 */
export async function findPayRefusal(
  tx: Context,
  bought: Bought,
  besides: string | null,
): Promise<PayRefusal | undefined> {
  const { status, paid_at, dissolved_on, erased_at } = await orderOf(tx, bought.registrationId)
  const refunded = await isRefunded(tx, bought.registrationId)
  return payRefusal({
    order: {
      ...{ status, paid: paid_at !== null, refunded },
      ...{ dissolved: dissolved_on !== null, erased: erased_at !== null },
    },
    paidBefore: (await otherPaid(tx, bought, besides)) !== undefined,
    purchase: bought.purchaseId === null ? null : await purchaseOf(tx, bought.purchaseId),
  })
}

export async function refuseClosed(tx: Context, bought: Bought): Promise<void> {
  const because = await findPayRefusal(tx, bought, null)
  if (because === 'order_paid') throw new AppError('order_paid')
  if (because) throw new AppError('conflict', { reason: because })
}
