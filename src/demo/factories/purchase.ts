import { companyRow } from '#features/purchases/server/company-row.ts'
import { readOffers } from '#features/purchases/server/offers-of.ts'
import { quotePurchase } from '#features/purchases/server/quote-purchase.ts'
import type { Context } from '#server/context.ts'
import { aPayment } from './payment.ts'
import type { Registration } from './registration.ts'

type Given = {
  /** A service by its key in the reference data. */
  extra: string
  status?: 'paid' | 'in_progress' | 'done'
  paidAt?: Date
  doneAt?: Date
  receipt?: string
  documentId?: string
}

/** Sets the status of the duty that the service settles, without notifications. */
async function settle(context: Context, dutyId: string, { status, at, receipt, documentId }: Settled): Promise<void> {
  const done = status === 'done' ? { receipt, document_id: documentId } : {}
  await context.db
    .updateTable('duties')
    .set({ status: status === 'done' ? 'done' : 'in_progress', status_at: at, updated_at: at, ...done })
    .where('id', '=', dutyId)
    .execute()
}
type Settled = { status: string; at: Date; receipt: string | null; documentId: string | null }

/** A paid service with its payment, for the first open duty that it settles; the company's own order has to be paid. */
export async function aPurchase(context: Context, registration: Registration, given: Given): Promise<{ id: string }> {
  const { extra, status = 'paid', paidAt = context.now, doneAt = context.now } = given
  const { id: extraId } = await context.db
    .selectFrom('extras')
    .select('id')
    .where('reference_key', '=', extra)
    .executeTakeFirstOrThrow()
  const company = await companyRow(context, registration.id)
  const { offers } = await readOffers(context, company)
  const dutyId = offers.find((offer) => offer.extra.id === extraId)?.duty?.id ?? null
  const { quote, columns } = await quotePurchase(context, company, { kind: 'extra', extraId, dutyId })
  const id = context.newId()
  const at = status === 'paid' ? paidAt : doneAt
  const receipt = status === 'done' ? (given.receipt ?? 'REC-1') : null
  const documentId = given.documentId ?? null
  const shown = { ...quote, quotedAt: paidAt.toISOString() }
  await context.db
    .insertInto('purchases')
    .values({
      ...{ id, kind: 'extra', business_registration_id: registration.id, ...columns },
      ...{ quote: JSON.stringify(shown), price: quote.price, state_fee: quote.fee },
      ...{ status, status_at: at, paid_at: paidAt, receipt, document_id: documentId },
      ...{ created_at: paidAt, updated_at: at },
    })
    .execute()
  await aPayment(context, registration, {
    ...{ purchase_id: id, quote: shown, payment_status: 'paid', created_at: paidAt, paid_at: paidAt },
    ...{ amount: quote.total, plan_price: quote.price, state_fee: quote.fee },
  })
  if (dutyId) await settle(context, dutyId, { status, at, receipt, documentId })
  return { id }
}
