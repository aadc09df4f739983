import { sql } from 'kysely'
import { isMoneyBack, type PaymentStatus } from '#features/payments/rules/payment-status.ts'
import type { Context } from '#server/context.ts'

/** Without money that came for an order that was over: it never paid the order, and its return does not end it. */
const statusesOf = ({ db }: Context, registrationId: string) =>
  db
    .selectFrom('payments')
    .select('payment_status')
    .where('business_registration_id', '=', registrationId)
    .where('purchase_id', 'is', null)
    .where(sql<boolean>`not exists (select from refunds f where f.payment_id = payments.id and f.unexpected)`)

const moneyBack = (payments: readonly { payment_status: string }[]): boolean =>
  isMoneyBack(payments.map(({ payment_status }) => payment_status as PaymentStatus))

/** Whether the money for an order went back: `paid_at` tells that it came once, not that it is still here (K6). */
export const isRefunded = async (context: Context, registrationId: string): Promise<boolean> =>
  moneyBack(await statusesOf(context, registrationId).execute())

/** The same, and until the transaction ends no refund goes through: one that is under way is waited for. */
export const isRefundedForNow = async (tx: Context, registrationId: string): Promise<boolean> =>
  moneyBack(await statusesOf(tx, registrationId).orderBy('id').forShare().execute())
