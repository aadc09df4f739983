import { sql } from 'kysely'
import { isMoneyBack, type PaymentStatus } from '#features/payments/rules/payment-status.ts'
import type { Context } from '#server/context.ts'

/** Leaves out payments that came for an order that was over: they never paid the order, and their refund does not end it. */
const statusesOf = ({ db }: Context, registrationId: string) =>
  db
    .selectFrom('payments')
    .select('payment_status')
    .where('business_registration_id', '=', registrationId)
    .where('purchase_id', 'is', null)
    .where(sql<boolean>`not exists (select from refunds f where f.payment_id = payments.id and f.unexpected)`)

const moneyBack = (payments: readonly { payment_status: string }[]): boolean =>
  isMoneyBack(payments.map(({ payment_status }) => payment_status as PaymentStatus))

/** Whether the money of an order was refunded: `paid_at` only says that it once arrived (K6). */
export const isRefunded = async (context: Context, registrationId: string): Promise<boolean> =>
  moneyBack(await statusesOf(context, registrationId).execute())

/** Same as `isRefunded` with the payments share-locked: waits for a refund in progress and blocks new ones until the transaction ends. */
export const isRefundedForNow = async (tx: Context, registrationId: string): Promise<boolean> =>
  moneyBack(await statusesOf(tx, registrationId).orderBy('id').forShare().execute())
