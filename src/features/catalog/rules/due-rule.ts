import { z } from 'zod'
import { sharesTax } from './shares-tax.ts'

const opens = {
  opensMonth: z.int().min(1).max(12).optional(),
  opensDay: z.int().min(1).max(31).optional(),
  opensMonthsBefore: z.int().positive().optional(),
  opensDaysBefore: z.int().positive().optional(),
  graceMonths: z.int().positive().optional(),
  graceDays: z.int().positive().optional(),
  /** The years in which a biennial duty is due. */
  parity: z.enum(['odd', 'even', 'formationYear']).optional(),
  note: z.string().optional(),
}
const position = z.enum(['firstDay', 'lastDay', 'beforeFirstDay', 'assignedDay'])

/** When a duty falls due. The rule ignores weekends and holidays: `dutiesOf` moves federal dates to the next business day. */
export const dueRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('withTaxReturn') }),
  /** The authority announces the day each year. */
  z.strictObject({
    kind: z.literal('announced'),
    /** The latest day that was announced. */ last: z.iso.date().optional(),
  }),
  z.strictObject({ kind: z.literal('daysAfterFormation'), days: z.int().positive() }),
  z.strictObject({
    kind: z.literal('fixed'),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    automaticExtension: z
      .string()
      .regex(/^\d\d-\d\d$/)
      .optional(),
    /** A company that was formed after this day of a year, `09-30`, skips the year after it. */
    skippedWhenFormedAfter: z
      .string()
      .regex(/^\d\d-\d\d$/)
      .optional(),
    ...opens,
  }),
  z.strictObject({ kind: z.literal('anniversaryDate'), ...opens }),
  z.strictObject({ kind: z.literal('anniversaryMonth'), position, ...opens }),
  z.strictObject({ kind: z.literal('anniversaryQuarter'), position, ...opens }),
  z.strictObject({
    kind: z.literal('afterFiscalYearEnd'),
    monthAfter: z.int().min(1).max(12),
    day: z.union([z.int().min(1).max(31), z.literal('last')]),
  }),
  /** In a month of the company's own tax year; the first tax year begins with the formation. */
  z.strictObject({
    kind: z.literal('monthOfTaxYear'),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    /** Nothing is due in the tax year of the formation. */
    fromSecondYear: z.literal(true).optional(),
    /** A first tax year that ends before this month owes nothing. */
    withinTaxYear: z.literal(true).optional(),
  }),
])
export type DueRule = z.infer<typeof dueRule>

export const DUTY_FREQUENCIES = ['annual', 'biennial', 'none'] as const
export type DutyFrequency = (typeof DUTY_FREQUENCIES)[number]

/** The stored value of a fact of kind `annual_duty`. */
export const dutyValue = z.object({
  frequency: z.enum(DUTY_FREQUENCIES),
  due: dueRule.nullable(),
  /** The amount is a minimum. */
  atLeast: z.boolean().nullish().catch(null),
  /** Only for companies with one owner, or with several. */
  owners: z.string().nullish().catch(null),
  sharesTax: sharesTax.nullish().catch(null),
  /** The duty's name as its state writes it. */
  reportName: z.string().nullish().catch(null),
})
