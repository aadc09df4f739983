import { commissionRules } from '#features/commissions/words/commissions.pt-BR.ts'
import type { FieldWords } from '#features/edits/web/field-words.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'

/** The labels and formats of a rule's values in its history and in conflicts. */
export function useRuleWords(): FieldWords {
  const { edit: text } = useMessages('commissionRules', commissionRules)
  const { locale } = useLocale()
  const money = useMoney()
  const percent = (value: unknown) =>
    Number(value).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  return {
    baseCents: { label: text.baseCents, show: (value) => money(Number(value)) },
    multiplier: { label: text.multiplier, show: (value) => Number(value).toLocaleString(locale) },
    complexityPercent: { label: text.complexityPercent, show: percent },
    speedPercent: { label: text.speedPercent, show: percent },
    thresholdDays: { label: text.thresholdDays },
    active: { label: text.active },
  }
}
