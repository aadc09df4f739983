import { ruleValues } from '#features/commissions/contract/commission-rules.ts'
import type { RuleValues } from './queries.ts'

export const ruleFields = ['baseCents', 'multiplier', 'complexityPercent', 'speedPercent', 'thresholdDays'] as const
export type RuleField = (typeof ruleFields)[number]
export type Typed = Record<RuleField, string>

/** Admins type dollars and percent; the rule stores cents and fractions. */
const scale: Record<RuleField, number> = {
  baseCents: 100,
  multiplier: 1,
  complexityPercent: 0.01,
  speedPercent: 0.01,
  thresholdDays: 1,
}
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

export const nothingTyped: Typed = {
  baseCents: '',
  multiplier: '',
  complexityPercent: '',
  speedPercent: '',
  thresholdDays: '',
}

export const typedOf = (values: RuleValues, locale: string): Typed => {
  const shown = (field: RuleField): string =>
    rounded(values[field] / scale[field]).toLocaleString(locale, { maximumFractionDigits: 4, useGrouping: false })
  return {
    baseCents: shown('baseCents'),
    multiplier: shown('multiplier'),
    complexityPercent: shown('complexityPercent'),
    speedPercent: shown('speedPercent'),
    thresholdDays: shown('thresholdDays'),
  }
}

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

/** The fields with an invalid value; with `complete` also the empty ones. */
export const wrongIn = (typed: Typed, complete: boolean): RuleField[] =>
  ruleFields.filter((field) => {
    if (typed[field].trim() === '') return complete
    return valueIn(field, typed[field]) === undefined
  })
