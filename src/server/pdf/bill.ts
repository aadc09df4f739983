import { ink, MARGIN, ruleAt, type Sheet, soft, WIDTH } from './sheet.ts'
import { writable } from './typeface.ts'

/** What invoices and credit notes have in common: seller, title, facts in two columns, and amounts. */
export type BillHeading = {
  title: string
  number: string
  seller: { name: string; lines: readonly string[] }
  /** The notice on documents of a test payment. */
  test?: string | undefined
}
export type BillFact = readonly [label: string, value: string]

export function billHeading(page: Sheet, { title, number, seller, test }: BillHeading): void {
  page
    .font('bold')
    .fontSize(22)
    .fillColor(soft)
    .text(writable(seller.name), MARGIN, MARGIN, { width: WIDTH / 2 })
  const below = page.y
  page.font('bold').fontSize(16).fillColor(ink).text(title, MARGIN, MARGIN, { width: WIDTH, align: 'right' })
  page
    .font('regular')
    .fontSize(11)
    .text(number, MARGIN, page.y + 2, { width: WIDTH, align: 'right' })
  page.y = Math.max(below, page.y)
  page.fontSize(9.5).fillColor(soft)
  for (const line of seller.lines) page.text(writable(line), MARGIN, page.y + 2, { width: WIDTH })
  if (!test) return
  page
    .font('bold')
    .fontSize(14)
    .fillColor(ink)
    .text(test, MARGIN, page.y + 12, { width: WIDTH })
}

/** Draws two columns of labels and values; the next block starts below both. */
export function billFacts(page: Sheet, left: readonly BillFact[], right: readonly BillFact[]): void {
  const top = page.y + 28
  const column = (x: number, rows: readonly BillFact[]): number => {
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
  page.y = Math.max(column(MARGIN, left), column(MARGIN + WIDTH / 2, right)) + 28
}

export function billRow(page: Sheet, font: 'regular' | 'bold', label: string, amount: string): void {
  const top = page.y + 10
  page.font(font).fontSize(11).fillColor(ink)
  page.text(amount, MARGIN, top, { width: WIDTH, align: 'right' })
  page.text(writable(label), MARGIN, top, { width: WIDTH - 120 })
  const bottom = page.y + 10
  ruleAt(page, bottom)
  page.y = bottom
}

export function billNote(page: Sheet, note: string): void {
  page.font('regular').fontSize(9).fillColor(soft)
  page.text(note, MARGIN, page.y + 16, { width: WIDTH })
}
