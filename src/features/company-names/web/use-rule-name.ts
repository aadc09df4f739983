import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Rule } from './queries.ts'

/** The name of a rule, its content in one line, and its kind. */
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
