import { buffer } from 'node:stream/consumers'
import { dollars } from '#domain/payments/dollars.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { Db } from '#server/db/connect.ts'
import { readFonts, writable } from '#server/pdf/typeface.ts'
import { type Invoice, readInvoice } from './read-invoice.ts'

type Page = PDFKit.PDFDocument

const MARGIN = 56
const RIGHT = 595.28 - MARGIN
const WIDTH = RIGHT - MARGIN
const ink = '#092b2f'
const soft = '#175d5b'
const hairline = '#dcd0ba'

const day = (at: Date): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(at)
const statusTexts: Record<PaymentStatus, string> = {
  pending: 'Pendente',
  paid: 'Pago',
  failed: 'Não concluído',
  refunded: 'Reembolsado',
}
const statusOf = ({ status, refundedCents }: Invoice): string =>
  status === 'paid' && refundedCents > 0 ? 'Pago, com reembolso parcial' : statusTexts[status]

function heading(page: Page, { number, seller }: Invoice): void {
  page
    .font('bold')
    .fontSize(22)
    .fillColor(soft)
    .text(writable(seller.name), MARGIN, MARGIN, { width: WIDTH / 2 })
  const below = page.y
  page.font('bold').fontSize(16).fillColor(ink).text('Fatura', MARGIN, MARGIN, { width: WIDTH, align: 'right' })
  page
    .font('regular')
    .fontSize(11)
    .text(number, MARGIN, page.y + 2, { width: WIDTH, align: 'right' })
  page.y = Math.max(below, page.y)
  page.fontSize(9.5).fillColor(soft)
  for (const line of seller.lines) page.text(writable(line), MARGIN, page.y + 2, { width: WIDTH })
}

/** Draws two columns of labels and values; the next block starts below both. */
function facts(page: Page, invoice: Invoice): void {
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
    ['Cliente', customer.name],
    ['E-mail', customer.email],
    ['Empresa', customer.companyName],
  ])
  const right = column(MARGIN + WIDTH / 2, [
    ['Situação', statusOf(invoice)],
    ['Data do pedido', day(invoice.orderedAt)],
    ...(invoice.paidAt ? [['Data do pagamento', day(invoice.paidAt)] as [string, string]] : []),
    ['Forma de pagamento', invoice.method === 'card' ? 'Cartão' : 'Sem cobrança'],
  ])
  page.y = Math.max(left, right) + 28
}

function row(page: Page, font: 'regular' | 'bold', label: string, amount: string): void {
  const top = page.y + 10
  page.font(font).fontSize(11).fillColor(ink)
  page.text(amount, MARGIN, top, { width: WIDTH, align: 'right' })
  page.text(label, MARGIN, top, { width: WIDTH - 120 })
  const bottom = page.y + 10
  page.moveTo(MARGIN, bottom).lineTo(RIGHT, bottom).lineWidth(0.75).strokeColor(hairline).stroke()
  page.y = bottom
}

function amounts(page: Page, invoice: Invoice): void {
  const { plan, stateFee, companyType, totalCents, refundedCents } = invoice
  row(page, 'bold', 'Descrição', 'Valor')
  row(page, 'regular', writable(`Plano ${plan.name}: abertura de ${companyType}`), dollars(plan.amountCents))
  row(
    page,
    'regular',
    writable(`Taxa do estado: ${stateFee.state} (repassada ao estado)`),
    dollars(stateFee.amountCents),
  )
  row(page, 'bold', 'Total', dollars(totalCents))
  if (refundedCents > 0) row(page, 'regular', 'Valor reembolsado', `-${dollars(refundedCents)}`)
  page.font('regular').fontSize(9).fillColor(soft)
  const note = 'Valores em dólares dos Estados Unidos (US$). O plano é pago uma única vez.'
  page.text(note, MARGIN, page.y + 16, { width: WIDTH })
}

/** The invoice of a payment as it stands now; made when it is asked for and kept nowhere. */
export async function invoicePdf(db: Db, paymentId: string): Promise<{ number: string; pdf: Buffer }> {
  const invoice = await readInvoice(db, paymentId)
  // pdfkit is loaded with the first invoice: a server that makes none does not carry it.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), readFonts()])
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: `Fatura ${invoice.number}`, Author: writable(invoice.seller.name) },
  })
  const bytes = buffer(page)
  page.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  heading(page, invoice)
  facts(page, invoice)
  amounts(page, invoice)
  page.end()
  return { number: invoice.number, pdf: await bytes }
}
