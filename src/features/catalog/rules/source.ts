import { z } from 'zod'
import { line, text } from '#rules/fields.ts'

/** URL of a source. Only http and https, because screens show it as a link. */
const address = text(2000)
  .trim()
  .pipe(z.url({ protocol: /^https?$/, error: 'link' }))

const source = z.strictObject({
  title: line(300),
  url: address.nullable(),
  /** As precise as the source itself: a day, a month, a year or nothing. */
  date: text(40).trim(),
})
export const sources = z.array(source).max(20)

// PostgreSQL refuses years such as 0000.
const FIRST_DAY = '1900-01-01'
/** The day on which a row was compared with its source. */
export const checkedDay = z.iso.date().refine((day) => day >= FIRST_DAY, 'invalid')
