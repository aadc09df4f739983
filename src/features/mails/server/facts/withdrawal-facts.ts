import { z } from 'zod'
import { type PaidFor, paidForOf } from '#features/purchases/rules/paid-for.ts'
import type { TimeZone } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'
import type { Reader } from '#server/language/reader.ts'
import { noOrder } from './order-facts.ts'

/** The facts in the receipt of a withdrawal. */
export type WithdrawalFacts = {
  paymentId: string
  companyName: string
  paidFor: PaidFor
  /** What was left of the payment when the customer withdrew. */
  amountCents: number
  declaredAt: Date
  timeZone: TimeZone
  /** The company is already filed with the state, where it stays although its order ends. */
  atState: boolean
}

export const noWithdrawal: WithdrawalFacts = {
  paymentId: '',
  companyName: '',
  paidFor: { kind: 'order', quote: noOrder.quote },
  amountCents: 0,
  declaredAt: new Date(0),
  timeZone: 'America/Sao_Paulo',
  atState: false,
}

const queuedShape = z.object({
  paymentId: z.uuid(),
  amountCents: z.coerce.number().int(),
  declaredAt: z.iso.datetime(),
  filed: z.stringbool(),
})

/** Undefined when the payment behind a queued mail is gone. */
export async function readWithdrawalFacts(
  db: Db,
  { timeZone }: Reader,
  data: unknown,
): Promise<WithdrawalFacts | undefined> {
  const queued = queuedShape.safeParse(data).data
  if (!queued) return undefined
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .select(['r.company_name', 'p.quote', 'p.purchase_id'])
    .where('p.id', '=', queued.paymentId)
    .executeTakeFirst()
  if (!row) return undefined
  const { filed, ...rest } = queued
  return {
    ...rest,
    declaredAt: new Date(queued.declaredAt),
    companyName: row.company_name,
    paidFor: paidForOf({ purchaseId: row.purchase_id, quote: row.quote }),
    timeZone,
    atState: row.purchase_id === null && filed,
  }
}
