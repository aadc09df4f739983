import type { Selectable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Payments } from '#server/db/types.ts'
import { quoteFor } from './quote.ts'
import type { Registration } from './registration.ts'

export type Payment = Omit<Selectable<Payments>, 'due'>

/** A pending payment of what the order costs; `paid` and `refunded` get a date of payment. */
export async function aPayment(
  context: Context,
  registration: Pick<Registration, 'id' | 'package_id' | 'company_type_id' | 'state_id'>,
  given: Partial<Payment> = {},
): Promise<Payment> {
  const created = given.created_at ?? context.now
  const quote = await quoteFor(context, registration, created)
  const id = given.id ?? context.newId()
  const status = given.payment_status ?? 'pending'
  const begun = status !== 'pending'
  const settled = status === 'paid' || status === 'refunded'
  const row: Payment = {
    id,
    business_registration_id: registration.id,
    purchase_id: null,
    amount: quote.total,
    plan_price: quote.package.price,
    state_fee: quote.stateFee,
    currency: 'USD',
    payment_status: status,
    payment_method: 'card',
    provider: begun ? 'test' : null,
    provider_session_id: begun ? `test_session_${id}` : null,
    provider_payment_id: settled ? `test_payment_${id}` : null,
    refunded_amount: status === 'refunded' ? quote.total : 0,
    returned: [],
    disputed_at: null,
    dispute_closed_at: null,
    dispute_closed_by: null,
    attempt: 1,
    attempt_at: null,
    success_url: null,
    cancel_url: null,
    asked_at: null,
    asks: 0,
    quote,
    paid_at: settled ? created : null,
    withdrawn_at: null,
    created_at: created,
    updated_at: given.paid_at ?? created,
    ...given,
  }
  await context.db
    .insertInto('payments')
    .values({ ...row, quote: JSON.stringify(row.quote), returned: JSON.stringify(row.returned) })
    .execute()
  return row
}
