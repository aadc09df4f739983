import { z } from 'zod'
import { owedPapers } from '#features/documents/server/owed-papers.ts'
import { type Quote, quoteShape } from '#features/registrations/rules/quote.ts'
import type { Db } from '#server/db/connect.ts'
import { noOrder } from './order-facts.ts'

/** A payment as its customer may read it in a mail. */
export type PaymentFacts = {
  paymentId: string
  companyName: string
  quote: Quote
  /** How many documents the customer still has to send. */
  papers: number
}

export const noPayment: PaymentFacts = { paymentId: '', companyName: '', quote: noOrder.quote, papers: 0 }

const ids = z.object({ paymentId: z.uuid() })

/** Undefined when the payment behind a queued mail is gone. */
export async function readPaymentFacts(db: Db, data: unknown): Promise<PaymentFacts | undefined> {
  const queued = ids.safeParse(data).data
  if (!queued) return undefined
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .select(['r.company_name', 'p.quote', owedPapers('r.id').as('papers')])
    .where('p.id', '=', queued.paymentId)
    .executeTakeFirst()
  if (!row) return undefined
  const quote = quoteShape.parse(row.quote)
  return { ...queued, companyName: row.company_name, quote, papers: row.papers }
}
