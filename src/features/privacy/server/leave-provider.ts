import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** Payments whose page is still open. Their orders are kept until it is closed, so that a late payment can be refunded. */
export const openPages = sql<boolean>`p.payment_status in ('pending', 'failed') and p.provider = 'stripe' and p.provider_session_id is not null`

/** Queues jobs that close the person's payment pages and delete the customer at the payment provider after the commit. */
export async function leaveProvider(tx: Context, userId: string): Promise<void> {
  const orders = await tx.db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .select('r.id')
    .distinct()
    .where('r.user_id', '=', userId)
    .where(openPages)
    .execute()
  for (const { id } of orders)
    await addJob(tx, 'close-sessions', { registrationId: id }, { key: `close-sessions:${id}` })
  const customers = await tx.db
    .selectFrom('payment_customers')
    .select('customer_id as id')
    .where('user_id', '=', userId)
    .execute()
  for (const { id } of customers)
    await addJob(tx, 'forget-customer', { customerId: id }, { key: `forget-customer:${id}` })
}
