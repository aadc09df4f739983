import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Whether all money for an order went back: `paid_at` tells that it came once, not that it is still here (K6). */
export async function isRefunded({ db }: Context, registrationId: string): Promise<boolean> {
  const { refunded } = await db
    .selectFrom('payments')
    .select(
      sql<boolean>`coalesce(bool_or(payment_status = 'refunded') and not bool_or(payment_status = 'paid'), false)`.as(
        'refunded',
      ),
    )
    .where('business_registration_id', '=', registrationId)
    .executeTakeFirstOrThrow()
  return refunded
}
