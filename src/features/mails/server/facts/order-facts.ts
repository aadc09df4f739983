import { z } from 'zod'
import { type Quote, quoteShape } from '#features/registrations/rules/quote.ts'
import type { Db } from '#server/db/connect.ts'

/** An order as its customer may read it in a mail. */
export type OrderFacts = {
  registrationId: string
  companyName: string
  owners: number
  paid: boolean
  quote: Quote
}

export const noOrder: OrderFacts = {
  registrationId: '',
  companyName: '',
  owners: 0,
  paid: false,
  quote: {
    package: { id: '', name: '', price: 0 },
    companyType: '',
    state: '',
    stateFee: 0,
    stateFeeEstimated: false,
    total: 0,
    currency: 'USD',
    quotedAt: '',
  },
}

const ids = z.object({ registrationId: z.uuid() })

/** Reads the order of a queued mail with its quote; undefined when the order was replaced or is gone. */
export async function readOrderFacts(db: Db, data: unknown): Promise<OrderFacts | undefined> {
  const queued = ids.safeParse(data).data
  if (!queued) return undefined
  const row = await db
    .selectFrom('business_registrations as r')
    .innerJoin('payments as p', 'p.business_registration_id', 'r.id')
    .select(['r.company_name', 'r.paid_at', 'p.quote'])
    .select((eb) =>
      eb
        .selectFrom('business_owners as o')
        .whereRef('o.business_registration_id', '=', 'r.id')
        .select((owners) => owners.fn.countAll<string>().as('count'))
        .as('owners'),
    )
    .where('r.id', '=', queued.registrationId)
    .where('p.purchase_id', 'is', null)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .executeTakeFirst()
  if (!row) return undefined
  return {
    registrationId: queued.registrationId,
    companyName: row.company_name,
    owners: Number(row.owners),
    paid: row.paid_at !== null,
    quote: quoteShape.parse(row.quote),
  }
}
