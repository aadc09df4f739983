import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#server/context.ts'

type Of =
  | { registrationId: string }
  | { paymentId: string }
  | { purchaseId: string }
  | { refundId: string }
  | { dutyId: string }

function idOf(of: Of): RawBuilder<string> {
  if ('registrationId' in of) return sql`${of.registrationId}::uuid`
  if ('paymentId' in of) return sql`(select business_registration_id from payments where id = ${of.paymentId}::uuid)`
  if ('purchaseId' in of) return sql`(select business_registration_id from purchases where id = ${of.purchaseId}::uuid)`
  if ('dutyId' in of) return sql`(select business_registration_id from duties where id = ${of.dutyId}::uuid)`
  return sql`(select p.business_registration_id from refunds f join payments p on p.id = f.payment_id where f.id = ${of.refundId}::uuid)`
}

/**
 * Locks the order behind a payment, a purchase, a refund or a duty until the transaction ends. Every transaction about its money takes
 * this lock first and locks payments, purchase, refund and duty after it, which prevents deadlocks. It also reads them afterwards: a
 * statement that waited for the lock still sees other tables as they were when it started. Inserting rows that reference the order does
 * not wait for this lock. False when there is no such order.
 */
export async function holdOrder(tx: Context, of: Of): Promise<boolean> {
  const held = await tx.db
    .selectFrom('business_registrations')
    .select('id')
    .where('id', '=', idOf(of))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** Locks every order of a customer by ascending id, so that two transactions that lock several orders cannot deadlock. */
export const holdOrdersOf = (tx: Context, userId: string) =>
  tx.db
    .selectFrom('business_registrations')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
