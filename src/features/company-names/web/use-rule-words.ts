import type { NamingRuleField } from '#features/company-names/rules/naming-rule-fields.ts'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import type { FieldWords } from '#features/edits/web/field-words.ts'
import { useFactWords } from '#features/facts/web/use-fact-words.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Labels and formatters of a rule's fields, for the edit history and conflicts. */
export function useRuleWords(): FieldWords {
  const text = useMessages('namingRules', namingRules)
  const { sources, checkedOn, confidence } = useFactWords()
  const plain = Object.fromEntries(
    (Object.keys(text.fields) as NamingRuleField[]).map((field) => [field, { label: text.fields[field] }]),
  )
  const severity = {
    label: text.fields.severity,
    show: (value: unknown) => (value === 'info' || value === 'warn' || value === 'block' ? text.severities[value] : ''),
  }
  return {
    ...plain,
    severity,
    ...(sources ? { sources } : {}),
    ...(checkedOn ? { checkedOn } : {}),
    ...(confidence ? { confidence } : {}),
  }
}
