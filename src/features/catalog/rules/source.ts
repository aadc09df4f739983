import { z } from 'zod'
import { line, text } from '#rules/fields.ts'

/** Where something was read. Only the web's own addresses, because the office opens them with a press. */
const address = text(2000)
  .trim()
  .pipe(z.url({ protocol: /^https?$/, error: 'link' }))

export const source = z.strictObject({
  title: line(300),
  url: address.nullable(),
  /** As exact as the source itself says: a day, a month, a year or nothing. */
  date: text(40).trim(),
})
export const sources = z.array(source).max(20)

// A year like 0000 is none that the database knows.
const FIRST_DAY = '1900-01-01'
/** The day on which somebody compared a row with its source. */
export const checkedDay = z.iso.date().refine((day) => day >= FIRST_DAY, 'invalid')
