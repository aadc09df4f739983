import { readOffer } from '#features/orders/server/read-offer.ts'
import { type Quote, quoteOf } from '#features/registrations/rules/quote.ts'
import type { Context } from '#server/context.ts'
import type { Registration } from './registration.ts'

type Ordered = Pick<Registration, 'package_id' | 'company_type_id' | 'state_id'>

/** What an order costs, as an order placed at that moment would be quoted. */
export async function quoteFor(context: Context, order: Ordered, at: Date = context.now): Promise<Quote> {
  const choice = { packageId: order.package_id, companyTypeId: order.company_type_id, stateId: order.state_id }
  const found = await readOffer(context.db, choice)
  if ('unknown' in found) throw new Error(`not offered: ${found.unknown.join(', ')}`)
  return quoteOf(found.offer, at)
}
