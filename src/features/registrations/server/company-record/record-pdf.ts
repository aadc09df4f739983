import type { CompanyRecord } from '#features/registrations/rules/company-record.ts'
import { formatsOf } from '#rules/language/formats.ts'
import type { Reader } from '#server/language/reader.ts'
import { ink, MARGIN, openSheet, ruleAt, soft, WIDTH } from '#server/pdf/sheet.ts'
import { writable } from '#server/pdf/typeface.ts'
import { recordWords } from './record-words.ts'

export type RecordedCompany = CompanyRecord & { name: string; type: string; state: string; siteName: string }

/** The company's data as a PDF of one page, drawn on each download and never stored. */
export async function recordPdf(company: RecordedCompany, { language, timeZone }: Reader, now: Date): Promise<Buffer> {
  const words = recordWords[language]
  const { day, calendarDay } = formatsOf(language)
  const title = `${words.title}: ${company.name}`
  const { sheet: page, bytes } = await openSheet({ title, author: company.siteName, language })
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
    ruleAt(page, bottom)
  }
  page.font('regular').fontSize(9).fillColor(soft)
  page.text(words.made(day(now, timeZone)), MARGIN, page.y + 24, { width: WIDTH })
  page.end()
  return bytes
}
