import { z } from 'zod'
import { DUTY_FREQUENCIES, dueRule } from '#features/catalog/rules/due-rule.ts'
import { totalOf } from '#features/catalog/rules/formation-fee.ts'
import { penalty } from '#features/catalog/rules/penalty.ts'
import { sharesTax } from '#features/catalog/rules/shares-tax.ts'
import { checkedDay, sources } from '#features/catalog/rules/source.ts'
import { CONFIDENCES } from '#features/catalog/rules/state-guide.ts'
import { cents, line, text } from '#rules/fields.ts'

export const FACT_SCOPES = ['state', 'federal', 'brazil'] as const
export const FACT_KINDS = [
  'formation_fee',
  'filing_fee',
  'annual_duty',
  'obligation',
  'income_tax',
  'formation_document',
  'note',
  'federal',
  'calendar',
  'brazil',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

const amount = cents.max(100_000_000)
const part = z.strictObject({ name: line(300), amountCents: amount })

/** All fields of a fact that admins edit; those that its kind does not have are null. */
export const factFields = {
  name: line(300),
  amountCents: amount.nullable(),
  summary: text(2000).trim().nullable(),
  sources,
  checkedOn: checkedDay.nullable(),
  confidence: z.enum(CONFIDENCES),
  frequency: z.enum(DUTY_FREQUENCIES).nullable(),
  due: dueRule.nullable(),
  lateFeeCents: amount.nullable(),
  /** Interest on a late amount, in hundredths of a percent per month. */
  lateMonthlyBasisPoints: z.int().min(1).max(10_000).nullable(),
  /** The amount is a minimum. */
  atLeast: z.boolean().nullable(),
  sharesTax: sharesTax.nullable(),
  penalty: penalty.nullable(),
  parts: z.array(part).max(20).nullable(),
  personalTax: z.boolean().nullable(),
  corporateTax: z.boolean().nullable(),
}
const fields = z.object(factFields)
export type FactFields = z.output<typeof fields>
export type FactField = keyof FactFields

const always: readonly FactField[] = ['name', 'amountCents', 'summary', 'sources', 'checkedOn', 'confidence']
const dated: readonly FactField[] = [...always, 'due']
const ofKind: Record<FactKind, readonly FactField[]> = {
  formation_fee: [...always, 'parts'],
  filing_fee: always,
  annual_duty: [...dated, 'frequency', 'lateFeeCents', 'lateMonthlyBasisPoints', 'atLeast', 'sharesTax'],
  obligation: [...dated, 'atLeast'],
  income_tax: [...always, 'personalTax', 'corporateTax'],
  formation_document: always,
  note: always,
  federal: always,
  calendar: [...dated, 'penalty'],
  brazil: always,
}
export const hasField = (kind: FactKind, field: FactField): boolean => ofKind[kind].includes(field)

/** The property of each field in the stored JSON value. */
const stored = {
  frequency: 'frequency',
  due: 'due',
  lateFeeCents: 'lateFeeCents',
  lateMonthlyBasisPoints: 'lateMonthlyBasisPoints',
  atLeast: 'atLeast',
  sharesTax: 'sharesTax',
  penalty: 'penalty',
  parts: 'parts',
  personalTax: 'personal',
  corporateTax: 'corporate',
} as const satisfies Partial<Record<FactField, string>>
type Stored = keyof typeof stored
const storedFields = Object.keys(stored) as Stored[]

type Value = Readonly<Record<string, unknown>>

/** The fields of a fact that are stored in its JSON value; an unreadable one counts as null. */
export function fieldsOfValue(kind: FactKind, value: Value): Pick<FactFields, Stored> {
  const read = (field: Stored): unknown => {
    const known = hasField(kind, field) ? fields.shape[field].safeParse(value[stored[field]] ?? null) : undefined
    return known?.success ? known.data : null
  }
  return Object.fromEntries(storedFields.map((field) => [field, read(field)])) as Pick<FactFields, Stored>
}

/** The sent fields, with null for those that the kind does not have; the formation fee is the sum of its parts. */
export function ownFields(kind: FactKind, sent: FactFields): FactFields {
  const own = Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [field, hasField(kind, field as FactField) ? value : null]),
  ) as FactFields
  const parts = own.parts
  return {
    ...own,
    summary: own.summary || null,
    ...(parts ? { amountCents: totalOf(parts) } : {}),
  }
}

/** The missing and invalid fields of a fact of this kind. */
export function factProblems(
  kind: FactKind,
  own: FactFields,
  lastDay: string,
): Partial<Record<FactField, 'required' | 'future_day' | 'invalid'>> {
  return {
    ...(kind === 'formation_fee' && !own.parts?.length ? { parts: 'required' as const } : {}),
    ...(kind === 'annual_duty' && own.frequency === null ? { frequency: 'required' as const } : {}),
    ...(kind === 'calendar' && own.due === null ? { due: 'required' as const } : {}),
    ...(kind === 'income_tax' && own.personalTax === null ? { personalTax: 'required' as const } : {}),
    ...(kind === 'income_tax' && own.corporateTax === null ? { corporateTax: 'required' as const } : {}),
    ...(own.penalty?.maxCents && own.penalty.maxCents < own.penalty.cents ? { penalty: 'invalid' as const } : {}),
    ...(own.checkedOn && own.checkedOn > lastDay ? { checkedOn: 'future_day' as const } : {}),
  }
}

/** The JSON value with the edited fields; other properties stay as they are. */
export function valueWith(kind: FactKind, before: Value, own: FactFields): Record<string, unknown> {
  const edited = storedFields.filter((field) => hasField(kind, field)).map((field) => [stored[field], own[field]])
  return { ...before, ...Object.fromEntries(edited) }
}
