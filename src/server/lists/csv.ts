import { Readable } from 'node:stream'
import type { FileAnswer } from '#server/http/send-file.ts'

export type CsvValue = string | number | boolean | Date | null

/** Leading characters that make a spreadsheet treat a text as a formula, also after blanks (S33). */
const FORMULA = /^\s*[=+\-@\t\r|%]/
const plain = (value: CsvValue): string => (value instanceof Date ? value.toISOString() : String(value ?? ''))

/** One CSV value; a text that a spreadsheet would treat as a formula gets a leading apostrophe. Numbers stay numbers. */
export function csvCell(value: CsvValue): string {
  const text = plain(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

const SEPARATOR = ','
const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(SEPARATOR)}\r\n`

// Without this mark spreadsheets guess another encoding and break accents.
const BYTE_ORDER_MARK = '\uFEFF'

async function* textOf(headings: readonly string[], batches: AsyncIterable<readonly (readonly CsvValue[])[]>) {
  yield BYTE_ORDER_MARK + csvLine(headings)
  for await (const rows of batches) yield rows.map(csvLine).join('')
}

/** A CSV file that is generated while it is sent: only one batch of rows is in memory at a time. */
export const csvFile = (
  fileName: string,
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvValue[])[]>,
): FileAnswer => ({
  fileName,
  contentType: 'text/csv; charset=utf-8',
  content: Readable.from(textOf(headings, batches), { objectMode: false, highWaterMark: 64 * 1024 }),
})
