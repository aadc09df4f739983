import { Readable } from 'node:stream'
import type { FileAnswer } from '#server/http/send-file.ts'

export type CsvValue = string | number | boolean | Date | null

/** Signs at which a spreadsheet takes a text for a formula, also behind blanks (S33). */
const FORMULA = /^\s*[=+\-@\t\r|%]/
const plain = (value: CsvValue): string => (value instanceof Date ? value.toISOString() : String(value ?? ''))

/** One value; what a spreadsheet would take for a formula begins with an apostrophe, which makes it a text. Numbers stay numbers. */
export function csvCell(value: CsvValue): string {
  const text = plain(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

const SEPARATOR = ','
const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(SEPARATOR)}\r\n`

// Spreadsheets take a file without this mark for one of another alphabet and break its accents.
const BYTE_ORDER_MARK = '\uFEFF'

async function* textOf(headings: readonly string[], batches: AsyncIterable<readonly (readonly CsvValue[])[]>) {
  yield BYTE_ORDER_MARK + csvLine(headings)
  for await (const rows of batches) yield rows.map(csvLine).join('')
}

/** A table as a file, made while it is sent: one batch of rows is held at a time, however many there are. */
export const csvFile = (
  fileName: string,
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvValue[])[]>,
): FileAnswer => ({
  fileName,
  contentType: 'text/csv; charset=utf-8',
  content: Readable.from(textOf(headings, batches), { objectMode: false, highWaterMark: 64 * 1024 }),
})
