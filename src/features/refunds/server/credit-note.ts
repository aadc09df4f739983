import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { type Invoice, readInvoice } from '#features/payments/server/read-invoice.ts'
import type { refunds } from '#features/refunds/contract.ts'
import { creditNoteNumber } from '#features/refunds/rules/credit-note-number.ts'
import type { RefundStatus } from '#features/refunds/rules/status.ts'
import { AppError } from '#rules/errors.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Db } from '#server/db/connect.ts'
import type { DownloadHandler } from '#server/http/handler.ts'
import { type Reader, whoReads } from '#server/language/reader.ts'
import { billFacts, billHeading, billNote, billRow } from '#server/pdf/bill.ts'
import { openSheet } from '#server/pdf/sheet.ts'
import { testBills } from '#server/pdf/test-bills.ts'
import { creditNoteWords } from './credit-note-words.ts'

const refundOf = (db: Db, id: string) =>
  db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .select(['f.id', 'f.payment_id', 'f.price_percent', 'f.state_fee_percent', 'f.price_cents', 'f.state_fee_cents'])
    .select(['f.amount', 'f.paid_at', 'r.user_id', sql<RefundStatus>`f.status`.as('status')])
    .where('f.id', '=', id)
    .executeTakeFirst()
type Refund = NonNullable<Awaited<ReturnType<typeof refundOf>>>

async function draw(refund: Refund, paidAt: Date, invoice: Invoice, { language, timeZone }: Reader): Promise<Buffer> {
  const words = creditNoteWords[language]
  const { dollars, day } = formatsOf(language)
  const { seller, customer } = invoice
  const number = creditNoteNumber(refund.id)
  const { sheet: page, bytes } = await openSheet({ title: `${words.title} ${number}`, author: seller.name, language })
  billHeading(page, { title: words.title, number, seller, test: invoice.test ? testBills[language] : undefined })
  billFacts(
    page,
    [
      [words.customer, customer.name],
      ...(customer.cpf ? [['CPF', customer.cpf] as const] : []),
      [words.email, customer.email],
      [words.company, customer.companyName],
    ],
    [
      [words.invoice, invoice.number],
      [words.paid, dollars(invoice.totalCents)],
      [words.refunded, day(paidAt, timeZone)],
    ],
  )
  billRow(page, 'bold', words.description, words.amount)
  // In the order of the invoice's lines: our price, then the fee that was passed on, if there was one.
  const shares = [
    [refund.price_percent, refund.price_cents],
    [refund.state_fee_percent, refund.state_fee_cents],
  ] as const
  for (const [index, { name }] of invoice.lines.entries()) {
    const [percent, cents] = shares[index] ?? [0, 0]
    billRow(page, 'regular', words.share(name, percent), dollars(cents))
  }
  billRow(page, 'bold', words.total, dollars(refund.amount))
  billNote(page, words.note)
  page.end()
  return bytes
}

/** Made for each request and stored nowhere, like the invoice; only a paid refund has one (G175). */
export const openCreditNote: DownloadHandler<typeof refunds.creditNote> = async (context, { id }) => {
  const { db } = context
  const refund = orNotFound(context, 'refunds.read', await refundOf(db, id))
  if (refund.status !== 'paid' || !refund.paid_at) throw new AppError('not_found')
  const reader = whoReads(context)
  const invoice = await readInvoice(context, refund.payment_id, reader.language)
  const pdf = await draw(refund, refund.paid_at, invoice, reader)
  return { content: Readable.from(pdf), fileName: `${creditNoteNumber(id)}.pdf`, contentType: 'application/pdf' }
}
