import { buffer } from 'node:stream/consumers'
import { formatsOf } from '#domain/language/formats.ts'
import { languageTag } from '#domain/language/language-tag.ts'
import type { CompanyRecord } from '#domain/registrations/company-record.ts'
import type { Reader } from '#server/language/reader.ts'
import { readFonts, writable } from '#server/pdf/typeface.ts'
import { recordWords } from './record-words.ts'

export type RecordedCompany = CompanyRecord & { name: string; type: string; state: string; siteName: string }

const MARGIN = 56
const RIGHT = 595.28 - MARGIN
const WIDTH = RIGHT - MARGIN
const ink = '#092b2f'
const soft = '#175d5b'
const hairline = '#dcd0ba'

/** The company's data on one page; made when it is asked for and kept nowhere. */
export async function recordPdf(company: RecordedCompany, { language, timeZone }: Reader, now: Date): Promise<Buffer> {
  const words = recordWords[language]
  const { day, calendarDay } = formatsOf(language)
  // pdfkit is loaded with the first PDF: a server that makes none does not carry it.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), readFonts()])
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: languageTag[language],
    displayTitle: true,
    info: { Title: writable(`${words.title}: ${company.name}`), Author: writable(company.siteName) },
  })
  const bytes = buffer(page)
  page.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  page.font('bold').fontSize(22).fillColor(soft).text(writable(company.siteName), MARGIN, MARGIN)
  page
    .fontSize(16)
    .fillColor(ink)
    .text(words.title, MARGIN, page.y + 18)
  const rows: [string, string | null][] = [
    [words.name, company.name],
    [words.type, company.type],
    [words.state, company.state],
    [words.fileNumber, company.fileNumber],
    [words.formedOn, company.formedOn && calendarDay(company.formedOn)],
    [words.ein, company.ein],
    [words.einOn, company.einOn && calendarDay(company.einOn)],
    [words.registeredAgent, company.registeredAgent],
  ]
  for (const [label, value] of rows) {
    page
      .font('regular')
      .fontSize(9)
      .fillColor(soft)
      .text(label, MARGIN, page.y + 12, { width: WIDTH })
    page.font('bold').fontSize(11).fillColor(ink)
    page.text(writable(value ?? words.unknown), MARGIN, page.y + 1, { width: WIDTH })
    const bottom = page.y + 8
    page.moveTo(MARGIN, bottom).lineTo(RIGHT, bottom).lineWidth(0.75).strokeColor(hairline).stroke()
  }
  page.font('regular').fontSize(9).fillColor(soft)
  page.text(words.made(day(now, timeZone)), MARGIN, page.y + 24, { width: WIDTH })
  page.end()
  return bytes
}
