import { formatsOf } from '#rules/language/formats.ts'
import type { Context } from '#server/context.ts'
import type { Reader } from '#server/language/reader.ts'
import { type BillFact, billFacts, billHeading, billNote, billRow } from '#server/pdf/bill.ts'
import { openSheet, type Sheet } from '#server/pdf/sheet.ts'
import { testBills } from '#server/pdf/test-bills.ts'
import { invoiceWords } from './invoice-words.ts'
import { type Invoice, readInvoice } from './read-invoice.ts'

/** An invoice with the language and time zone of its reader. */
type Read = Invoice & { reader: Reader }

const wordsFor = ({ reader }: Read) => invoiceWords[reader.language]

function statusOf(invoice: Read): string {
  const { states, partlyRefunded } = wordsFor(invoice)
  return invoice.status === 'paid' && invoice.refundedCents > 0 ? partlyRefunded : states[invoice.status]
}

function facts(page: Sheet, invoice: Read): void {
  const words = wordsFor(invoice)
  const { language, timeZone } = invoice.reader
  const day = (at: Date): string => formatsOf(language).day(at, timeZone)
  const { customer, paidAt } = invoice
  const paid: BillFact[] = paidAt ? [[words.paid, day(paidAt)]] : []
  const cpf: BillFact[] = customer.cpf ? [['CPF', customer.cpf]] : []
  billFacts(
    page,
    [[words.customer, customer.name], ...cpf, [words.email, customer.email], [words.company, customer.companyName]],
    [
      [words.state, statusOf(invoice)],
      [words.ordered, day(invoice.orderedAt)],
      ...paid,
      [words.method, words.methods[invoice.method]],
    ],
  )
}

function amounts(page: Sheet, invoice: Read): void {
  const { lines, totalCents, refundedCents } = invoice
  const words = wordsFor(invoice)
  const { dollars } = formatsOf(invoice.reader.language)
  billRow(page, 'bold', words.description, words.amount)
  for (const { name, amountCents } of lines) billRow(page, 'regular', name, dollars(amountCents))
  billRow(page, 'bold', words.total, dollars(totalCents))
  if (refundedCents > 0) billRow(page, 'regular', words.refunded, `-${dollars(refundedCents)}`)
  billNote(page, words.note)
}

/** Renders the invoice of a payment in its current state for one reader; it is made for each request and stored nowhere. */
export async function invoicePdf(
  context: Pick<Context, 'db' | 'keys'>,
  paymentId: string,
  reader: Reader,
): Promise<{ number: string; pdf: Buffer }> {
  const invoice = { ...(await readInvoice(context, paymentId, reader.language)), reader }
  const { title } = wordsFor(invoice)
  const { number, seller } = invoice
  const { sheet: page, bytes } = await openSheet({
    title: `${title} ${number}`,
    author: seller.name,
    language: reader.language,
  })
  billHeading(page, { title, number, seller, test: invoice.test ? testBills[reader.language] : undefined })
  facts(page, invoice)
  amounts(page, invoice)
  page.end()
  return { number, pdf: await bytes }
}
