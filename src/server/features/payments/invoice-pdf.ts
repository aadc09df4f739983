import { formatsOf } from '#domain/language/formats.ts'
import type { Db } from '#server/db/connect.ts'
import type { Reader } from '#server/language/reader.ts'
import { ink, MARGIN, openSheet, ruleAt, type Sheet, soft, WIDTH } from '#server/pdf/sheet.ts'
import { writable } from '#server/pdf/typeface.ts'
import { invoiceWords } from './invoice-words.ts'
import { type Invoice, readInvoice } from './read-invoice.ts'

/** An invoice with the way in which its reader is to read it. */
type Read = Invoice & { reader: Reader }

const wordsFor = ({ reader }: Read) => invoiceWords[reader.language]

function statusOf(invoice: Read): string {
  const { states, partlyRefunded } = wordsFor(invoice)
  return invoice.status === 'paid' && invoice.refundedCents > 0 ? partlyRefunded : states[invoice.status]
}

function heading(page: Sheet, invoice: Read): void {
  const { number, seller } = invoice
  page
    .font('bold')
    .fontSize(22)
    .fillColor(soft)
    .text(writable(seller.name), MARGIN, MARGIN, { width: WIDTH / 2 })
  const below = page.y
  page
    .font('bold')
    .fontSize(16)
    .fillColor(ink)
    .text(wordsFor(invoice).title, MARGIN, MARGIN, { width: WIDTH, align: 'right' })
  page
    .font('regular')
    .fontSize(11)
    .text(number, MARGIN, page.y + 2, { width: WIDTH, align: 'right' })
  page.y = Math.max(below, page.y)
  page.fontSize(9.5).fillColor(soft)
  for (const line of seller.lines) page.text(writable(line), MARGIN, page.y + 2, { width: WIDTH })
}

/** Draws two columns of labels and values; the next block starts below both. */
function facts(page: Sheet, invoice: Read): void {
  const words = wordsFor(invoice)
  const { language, timeZone } = invoice.reader
  const day = (at: Date): string => formatsOf(language).day(at, timeZone)
  const top = page.y + 28
  const column = (x: number, rows: [string, string][]): number => {
    page.y = top
    for (const [label, value] of rows) {
      page
        .font('regular')
        .fontSize(9)
        .fillColor(soft)
        .text(label, x, page.y + 8, { width: WIDTH / 2 - 16 })
      page
        .font('bold')
        .fontSize(11)
        .fillColor(ink)
        .text(writable(value), x, page.y + 1, { width: WIDTH / 2 - 16 })
    }
    return page.y
  }
  const { customer } = invoice
  const left = column(MARGIN, [
    [words.customer, customer.name],
    [words.email, customer.email],
    [words.company, customer.companyName],
  ])
  const right = column(MARGIN + WIDTH / 2, [
    [words.state, statusOf(invoice)],
    [words.ordered, day(invoice.orderedAt)],
    ...(invoice.paidAt ? [[words.paid, day(invoice.paidAt)] as [string, string]] : []),
    [words.method, words.methods[invoice.method]],
  ])
  page.y = Math.max(left, right) + 28
}

function row(page: Sheet, font: 'regular' | 'bold', label: string, amount: string): void {
  const top = page.y + 10
  page.font(font).fontSize(11).fillColor(ink)
  page.text(amount, MARGIN, top, { width: WIDTH, align: 'right' })
  page.text(label, MARGIN, top, { width: WIDTH - 120 })
  const bottom = page.y + 10
  ruleAt(page, bottom)
  page.y = bottom
}

function amounts(page: Sheet, invoice: Read): void {
  const { lines, totalCents, refundedCents } = invoice
  const words = wordsFor(invoice)
  const { dollars } = formatsOf(invoice.reader.language)
  row(page, 'bold', words.description, words.amount)
  for (const { name, amountCents } of lines) row(page, 'regular', writable(name), dollars(amountCents))
  row(page, 'bold', words.total, dollars(totalCents))
  if (refundedCents > 0) row(page, 'regular', words.refunded, `-${dollars(refundedCents)}`)
  page.font('regular').fontSize(9).fillColor(soft)
  page.text(words.note, MARGIN, page.y + 16, { width: WIDTH })
}

/** The invoice of a payment as it stands now, for one reader; made when it is asked for and kept nowhere. */
export async function invoicePdf(db: Db, paymentId: string, reader: Reader): Promise<{ number: string; pdf: Buffer }> {
  const invoice = { ...(await readInvoice(db, paymentId, reader.language)), reader }
  const { sheet: page, bytes } = await openSheet({
    title: `${wordsFor(invoice).title} ${invoice.number}`,
    author: invoice.seller.name,
    language: reader.language,
  })
  heading(page, invoice)
  facts(page, invoice)
  amounts(page, invoice)
  page.end()
  return { number: invoice.number, pdf: await bytes }
}
