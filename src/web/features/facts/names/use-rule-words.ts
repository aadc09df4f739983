import type { NamingRuleField } from '#domain/registrations/naming-rule-fields.ts'
import { useFactWords } from '#web/features/facts/use-fact-words.ts'
import type { FieldWords } from '#web/forms/field-words.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { namingRules } from '#web/i18n/pt-BR/naming-rules.ts'

/** How the history and a conflict say what changed of a rule. */
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
