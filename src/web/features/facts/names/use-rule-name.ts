import { useMessages } from '#web/i18n/locale-provider.tsx'
import { namingRules } from '#web/i18n/pt-BR/naming-rules.ts'
import { states } from '#web/i18n/pt-BR/states.ts'
import type { Rule } from './queries.ts'

/** What a rule is called, and what it says in one line. */
export function useRuleName() {
  const text = useMessages('namingRules', namingRules)
  const { rechecks } = useMessages('states', states)
  const nameOf = ({ kind, word }: Rule): string => word ?? rechecks.kinds[kind]
  const saysOf = (rule: Rule): string => {
    const listed = rule.variants ?? rule.accepted ?? rule.alwaysAccepted ?? rule.values ?? rule.genericWords
    if (listed) return listed.join(' · ')
    if (rule.max !== null && rule.min !== null) return text.letters({ min: rule.min, max: rule.max })
    if (rule.max !== null) return text.most({ max: rule.max })
    return rule.allowedPattern ?? rule.note ?? ''
  }
  return { nameOf, saysOf, kindOf: ({ kind }: Rule): string => rechecks.kinds[kind] }
}
