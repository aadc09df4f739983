import type { Hours } from '#features/announcement/rules/rows.ts'
import type { Span, SpanUnit } from '#features/announcement/rules/span.ts'
import type { FieldKind, PartField } from './part-fields.ts'

/** One field as it is typed: texts and numbers as text, hours and spans by their parts. */
export type TypedField = {
  text: string
  open: boolean
  first: string
  second: string
  unit: SpanUnit
}
export type TypedPart = Readonly<Record<string, TypedField>>
type Content = Readonly<Record<string, unknown>>

const nothing: TypedField = { text: '', open: true, first: '', second: '', unit: 'weeks' }

const isHours = (value: unknown): value is Hours => typeof value === 'object' && value !== null && 'opens' in value
const isSpan = (value: unknown): value is Span => typeof value === 'object' && value !== null && 'unit' in value

function typed(value: unknown): TypedField {
  if (isHours(value)) return { ...nothing, first: String(value.opens), second: String(value.closes) }
  if (isSpan(value)) return { ...nothing, first: String(value.from), second: String(value.to), unit: value.unit }
  if (typeof value === 'boolean') return { ...nothing, open: value }
  if (value === null) return { ...nothing, open: false }
  return { ...nothing, text: String(value) }
}

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))

const readers: Readonly<Record<FieldKind, (field: TypedField) => unknown>> = {
  text: ({ text }) => text,
  check: ({ open }) => open,
  number: ({ text }) => numberOf(text),
  hours: ({ first, second }) => ({ opens: numberOf(first), closes: numberOf(second) }),
  day: ({ open, first, second }) => (open ? { opens: numberOf(first), closes: numberOf(second) } : null),
  span: ({ first, second, unit }) => ({ from: numberOf(first), to: numberOf(second), unit }),
}

export const typedFrom = (fields: readonly PartField[], content: Content): TypedPart =>
  Object.fromEntries(fields.map(({ field }) => [field, typed(content[field])]))

/** The typed values as content of a row, still to be validated by its schema. */
export const contentFrom = (fields: readonly PartField[], part: TypedPart): Content =>
  Object.fromEntries(fields.map(({ field, kind }) => [field, readers[kind](part[field] ?? nothing)]))
