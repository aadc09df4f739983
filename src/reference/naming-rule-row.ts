import type { NamingRuleFile, Severity } from './naming-rule-file.ts'
import type { Confidence, Source } from './read-data.ts'

export type NamingRuleRow = {
  key: string
  kind: string
  company_type_id: string | null
  state_id: string | null
  severity: Severity
  value: Record<string, unknown>
  reason: string | null
  sources: Source[]
  confidence: Confidence
}

/** The full sources behind the short names that the file cites. */
export function cite(file: NamingRuleFile, names: (string | null)[]): Source[] {
  return names.flatMap((name) => {
    if (name === null) return []
    const found = file.sources[name]
    if (!found) throw new Error(`Reference data naming-rules.json cites an unknown source ${name}`)
    return [found]
  })
}

/** The defaults of a rule: all company types, all states, no reason. */
export const everywhere = { company_type_id: null, state_id: null, reason: null }
