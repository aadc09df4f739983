import { dueRule } from '#features/catalog/rules/due-rule.ts'
import { dueText } from '#features/catalog/rules/due-rule-text.ts'
import { penalty } from '#features/catalog/rules/penalty.ts'
import { sharesTax } from '#features/catalog/rules/shares-tax.ts'
import { CONFIDENCES } from '#features/catalog/rules/state-guide.ts'
import type { FieldWords } from '#features/edits/web/field-words.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { penaltyText, percentIn } from './penalty-text.ts'

const titled = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((one: { title?: string; url?: string | null }) => [one.title, one.url].filter(Boolean).join(' '))
        .join(' · ')
    : ''

/** Labels and formatters of a fact's fields, for the edit history and conflicts. */
export function useFactWords(): FieldWords {
  const text = useMessages('states', states)
  const money = useMoney()
  const { locale } = useLocale()
  const { date } = useDates()
  const { fields } = text
  const cents = (value: unknown): string => (typeof value === 'number' ? money(value) : String(value))
  const due = (value: unknown): string => {
    const read = dueRule.safeParse(value)
    return read.success ? dueText(read.data, 'none') || text.due.noDate : ''
  }
  const fine = (value: unknown): string => {
    const read = penalty.safeParse(value)
    return read.success ? penaltyText(read.data, locale) : ''
  }
  const percent = (value: unknown): string => (typeof value === 'number' ? percentIn(value, locale) : String(value))
  const shares = (value: unknown): string => {
    const read = sharesTax.safeParse(value)
    if (!read.success) return ''
    const { steps, furtherShares, furtherCents, otherMethodFromCents, reportCents } = read.data
    return [
      ...steps.map((step) => `${step.upTo}: ${money(step.cents)}`),
      `+${furtherShares}: ${money(furtherCents)}`,
      ...[otherMethodFromCents, reportCents].map(money),
    ].join(' · ')
  }
  const parts = (value: unknown): string =>
    Array.isArray(value)
      ? value
          .map(({ name, amountCents }: { name: string; amountCents: number }) => `${name} ${money(amountCents)}`)
          .join(' · ')
      : ''
  return {
    name: { label: fields.name },
    amountCents: { label: fields.amountCents, show: cents },
    summary: { label: fields.summary },
    sources: { label: fields.sources, show: titled },
    checkedOn: { label: fields.checkedOn, show: (day) => date(String(day)) },
    confidence: {
      label: fields.confidence,
      show: (value) => text.confidence[CONFIDENCES.find((known) => known === value) ?? 'low'],
    },
    frequency: {
      label: fields.frequency,
      show: (value) => (value === 'annual' || value === 'biennial' || value === 'none' ? text.frequencies[value] : ''),
    },
    due: { label: fields.due, show: due },
    lateFeeCents: { label: fields.lateFeeCents, show: cents },
    lateMonthlyBasisPoints: { label: fields.lateMonthlyBasisPoints, show: percent },
    atLeast: { label: fields.atLeast },
    sharesTax: { label: fields.sharesTax, show: shares },
    penalty: { label: fields.penalty, show: fine },
    parts: { label: fields.parts, show: parts },
    personalTax: { label: fields.personalTax },
    corporateTax: { label: fields.corporateTax },
  }
}
