import type { NamingRuleFile } from './naming-rule-file.ts'
import { cite, everywhere, type NamingRuleRow } from './naming-rule-row.ts'
import { COMPANY_TYPE_IDS, companyTypeName } from './read-data.ts'
import type { StateRecord } from './state-record.ts'

/** The words that say what kind of company a name belongs to: per type, and where a state differs. */
export function designatorRows(file: NamingRuleFile, states: StateRecord[]): NamingRuleRow[] {
  const rows = companyTypeName.options.flatMap((type): NamingRuleRow[] => {
    const { sources, confidence, stateNotes, ...value } = file.entityTypes[type]
    const company_type_id = COMPANY_TYPE_IDS[type]
    const shared = { ...everywhere, kind: 'designator', company_type_id, confidence }
    const key = `designator/${company_type_id}`
    const severity = value.required ? 'block' : 'info'
    const general: NamingRuleRow = { ...shared, key, severity, value, sources: cite(file, sources) }
    const inStates = stateNotes.map(({ state, note, source }): NamingRuleRow => {
      const state_id = states.find(({ abbreviation }) => abbreviation === state)?.id
      if (!state_id) throw new Error(`Reference data naming-rules.json names an unknown state ${state}`)
      const own = { key: `${key}/${state_id}`, state_id, severity: 'info' as const, value: { note } }
      // A note without its own source is weaker than the rule that it qualifies.
      return { ...shared, ...own, sources: cite(file, [source]), confidence: source ? confidence : 'low' }
    })
    return [general, ...inStates]
  })
  const llc = states.map(
    ({ id, llcDesignators, llcDesignatorsConfidence, sources }): NamingRuleRow => ({
      ...everywhere,
      key: `designator/${COMPANY_TYPE_IDS.LLC}/${id}`,
      kind: 'designator',
      company_type_id: COMPANY_TYPE_IDS.LLC,
      state_id: id,
      severity: 'warn',
      value: { accepted: llcDesignators },
      sources,
      confidence: llcDesignatorsConfidence,
    }),
  )
  return [...rows, ...llc]
}
