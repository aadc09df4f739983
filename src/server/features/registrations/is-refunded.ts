import { isMoneyBack, type PaymentStatus } from '#domain/payments/payment-status.ts'
import type { Context } from '#server/context.ts'

/** Whether the money for an order went back: `paid_at` tells that it came once, not that it is still here (K6). */
export async function isRefunded({ db }: Context, registrationId: string): Promise<boolean> {
  const payments = await db
    .selectFrom('payments')
    .select('payment_status')
    .where('business_registration_id', '=', registrationId)
    .execute()
  return isMoneyBack(payments.map(({ payment_status }) => payment_status as PaymentStatus))
}
