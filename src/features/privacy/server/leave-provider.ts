import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** Pages that can still be paid. Their orders are kept until the pages are closed, so that money that comes meanwhile is given back. */
export const openPages = sql<boolean>`p.payment_status in ('pending', 'failed') and p.provider = 'stripe' and p.provider_session_id is not null`

/** Queues jobs that end what a payment provider still holds for the person, once this transaction has committed. */
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
