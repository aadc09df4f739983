import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { paymentHistory } from '#features/payments/contract/payment-history.ts'
import { hasInvoice } from '#features/payments/rules/invoice-number.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import { AppError } from '#rules/errors.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { DownloadHandler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { invoicePdf } from './invoice-pdf.ts'

/** The invoice is made for each request and stored nowhere. */
export const openInvoice: DownloadHandler<typeof paymentHistory.invoice> = async (context, { id }) => {
  const { db } = context
  const found = await db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .select(['r.user_id', sql<PaymentStatus>`p.payment_status`.as('status')])
    .where('p.id', '=', id)
    .executeTakeFirst()
  const { status } = orNotFound(context, 'payments.read', found)
  if (!hasInvoice(status)) throw new AppError('not_found')
  const { number, pdf } = await invoicePdf(context, id, whoReads(context))
  return { content: Readable.from(pdf), fileName: `${number}.pdf`, contentType: 'application/pdf' }
}
