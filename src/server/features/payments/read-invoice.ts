import type { Language } from '#domain/accounts/preferences.ts'
import { AppError } from '#domain/errors.ts'
import { invoiceNumber } from '#domain/payments/invoice-number.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { sellerLines } from '#domain/seller/seller.ts'
import type { Db } from '#server/db/connect.ts'
import type { LineItem } from '#server/integrations/payments/provider.ts'
import { sellerColumns, sellerOf } from '#server/records/seller.ts'
import { paymentLines } from './payment-lines.ts'

export type Invoice = {
  number: string
  seller: { name: string; lines: string[] }
  customer: { name: string; email: string; companyName: string }
  lines: LineItem[]
  totalCents: number
  refundedCents: number
  status: PaymentStatus
  method: 'card' | 'none'
  orderedAt: Date
  paidAt: Date | null
}

/** Names and prices as they were shown before paying; who sells and who bought, as they are called now. */
export async function readInvoice(db: Db, paymentId: string, language: Language): Promise<Invoice> {
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .crossJoin('site_settings as s')
    .select(['p.id', 'p.amount', 'p.plan_price', 'p.state_fee', 'p.refunded_amount', 'p.payment_status'])
    .select([
      'p.payment_method',
      'p.quote',
      'p.purchase_id',
      'p.created_at',
      'p.paid_at',
      'r.company_name',
      'c.name',
      'c.email',
    ])
    .select(['s.site_name', 's.office_address', 's.contact_emails', 's.contact_phones', ...sellerColumns])
    .where('p.id', '=', paymentId)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const seller = sellerOf(row)
  return {
    number: invoiceNumber(row.id),
    seller: {
      name: row.site_name,
      lines: [
        ...sellerLines(seller, language),
        // The address of the seller is the one that counts; without it the office's is better than none.
        seller.sellerAddress ? '' : (row.office_address ?? ''),
        ...row.contact_emails,
        ...row.contact_phones,
      ].filter((line) => line !== ''),
    },
    customer: { name: row.name, email: row.email, companyName: row.company_name },
    lines: paymentLines(language, row),
    totalCents: row.amount,
    refundedCents: row.refunded_amount,
    status: row.payment_status as PaymentStatus,
    method: row.payment_method === 'none' ? 'none' : 'card',
    orderedAt: row.created_at,
    paidAt: row.paid_at,
  }
}
