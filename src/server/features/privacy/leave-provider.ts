import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** Queues jobs that end what a payment provider still holds for the person, once this transaction has committed. */
export async function leaveProvider(tx: Context, userId: string): Promise<void> {
  const sessions = await tx.db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .select('p.provider_session_id as id')
    .where('r.user_id', '=', userId)
    .where('p.provider', '=', sql.lit('stripe'))
    .where('p.payment_status', 'in', [sql.lit('pending'), sql.lit('failed')])
    .where('p.provider_session_id', 'is not', null)
    .execute()
  for (const { id } of sessions)
    if (id) await addJob(tx, 'close-session', { sessionId: id }, { key: `close-session:${id}` })
  const customers = await tx.db
    .selectFrom('payment_customers')
    .select('customer_id as id')
    .where('user_id', '=', userId)
    .execute()
  for (const { id } of customers)
    await addJob(tx, 'forget-customer', { customerId: id }, { key: `forget-customer:${id}` })
}
