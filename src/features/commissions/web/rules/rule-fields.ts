import { z } from 'zod'
import { ruleValues } from '#features/commissions/contract/commission-rules.ts'
import type { RuleValues } from './queries.ts'

export const ruleFields = ['baseCents', 'multiplier', 'complexityPercent', 'speedPercent', 'thresholdDays'] as const
export type RuleField = (typeof ruleFields)[number]
export type Typed = Record<RuleField, string>

const eachField = <T>(of: (field: RuleField) => T): Record<RuleField, T> => ({
  baseCents: of('baseCents'),
  multiplier: of('multiplier'),
  complexityPercent: of('complexityPercent'),
  speedPercent: of('speedPercent'),
  thresholdDays: of('thresholdDays'),
})

/** Admins type dollars and percent; the rule stores cents and fractions. */
const scale: Record<RuleField, number> = {
  baseCents: 100,
  multiplier: 1,
  complexityPercent: 0.01,
  speedPercent: 0.01,
  thresholdDays: 1,
}
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

export const nothingTyped: Typed = eachField(() => '')

export const typedOf = (values: RuleValues, locale: string): Typed =>
  eachField((field) =>
    rounded(values[field] / scale[field]).toLocaleString(locale, { maximumFractionDigits: 4, useGrouping: false }),
  )

/** The value that was typed, with a comma or a point; undefined when it does not fit the contract. */
export function valueIn(field: RuleField, typed: string): number | undefined {
  const text = typed.trim()
  if (!/^\d+([.,]\d+)?$/.test(text)) return undefined
  const value = rounded(Number(text.replace(',', '.')) * scale[field])
  return ruleValues.shape[field].safeParse(value).success ? value : undefined
}

/** The fields that were filled in with a valid value. */
export const changesIn = (typed: Typed): Partial<RuleValues> =>
  Object.fromEntries(
    ruleFields.flatMap((field) => {
      const value = valueIn(field, typed[field])
      return value === undefined ? [] : [[field, value]]
    }),
  )

const typedValue = (field: RuleField) =>
  z.string().transform((typed, check) => {
    const value = valueIn(field, typed)
    if (value !== undefined) return value
    check.addIssue({ code: 'custom', message: 'invalid' })
    return z.NEVER
  })
const nothing = z
  .string()
  .trim()
  .length(0)
  .transform(() => undefined)

/** The form of one rule, and that of several, where an empty field changes nothing. */
export const ruleForm = z.object(eachField(typedValue))
export const changesForm = z.object(eachField((field) => z.union([nothing, typedValue(field)])))
