import { type Selectable, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Payments } from '#server/db/types.ts'

export type Payment = Selectable<Payments>

/** A failed or refunded payment is never reused; the next try is a new payment with the same frozen quote. */
export async function anotherPayment(tx: Context, before: Payment): Promise<Payment> {
  const { business_registration_id, purchase_id, amount, plan_price, state_fee, currency, quote } = before
  return tx.db
    .insertInto('payments')
    .values({
      id: tx.newId(),
      business_registration_id,
      purchase_id,
      amount,
      plan_price,
      state_fee,
      currency,
      quote: JSON.stringify(quote),
      created_at: tx.now,
      updated_at: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Adds a new payment to a reopened order if the money of its newest one arrived while it was closed, and is being refunded. */
export async function payAgain(tx: Context, registrationId: string): Promise<void> {
  const newest = await tx.db
    .selectFrom('payments')
    .selectAll()
    .where('business_registration_id', '=', registrationId)
    .where('purchase_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return
  const unexpected = await tx.db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', newest.id)
    .where('unexpected', '=', sql.lit(true))
    .executeTakeFirst()
  if (unexpected) await anotherPayment(tx, newest)
}
