import { designatorRows } from './designator-rows.ts'
import { newestDate } from './fact-row.ts'
import { type NamingRuleFile, readNamingRules, type Severity } from './naming-rule-file.ts'
import { cite, everywhere, type NamingRuleRow } from './naming-rule-row.ts'
import { type Confidence, slug } from './read-data.ts'
import type { StateRecord } from './state-record.ts'

function wordRows(file: NamingRuleFile): NamingRuleRow[] {
  const restricted = file.restrictedWords.map((entry) => {
    const { word, variants, category, requires, requiresPt: reason, severity, sources, confidence } = entry
    const value = { word, variants, category, requires }
    const row = { kind: 'restricted_word', value, reason, severity, confidence, sources: cite(file, sources) }
    return { ...everywhere, ...row, key: `restricted_word/${slug(word)}` }
  })
  const forbidden = file.forbiddenWords.map((entry) => {
    const { word, variants, reason: text, reasonPt: reason, severity, sources, confidence } = entry
    const value = { word, variants, text }
    const row = { kind: 'forbidden_word', value, reason, severity, confidence, sources: cite(file, sources) }
    return { ...everywhere, ...row, key: `forbidden_word/${slug(word)}` }
  })
  return [...restricted, ...forbidden]
}

function lengthRows(file: NamingRuleFile, states: StateRecord[]): NamingRuleRow[] {
  const { min, max, stateMax, note } = file.length
  const sources = cite(file, file.length.sources)
  const shared = { ...everywhere, kind: 'length', sources }
  const value = { min, max, note }
  const general: NamingRuleRow = { ...shared, key: 'length', severity: 'warn', value, confidence: 'low' }
  const inStates = states.flatMap(({ id, abbreviation, namePt }): NamingRuleRow[] => {
    const limit = stateMax[abbreviation]
    if (limit === undefined) return []
    const reason = `${namePt}: no máximo ${limit} caracteres`
    const value = { max: limit }
    return [{ ...shared, key: `length/${id}`, state_id: id, severity: 'block', value, reason, confidence: 'high' }]
  })
  return [general, ...inStates]
}

function generalRows(file: NamingRuleFile): NamingRuleRow[] {
  const { reasonPt, severity, ...foreign } = file.foreignDesignatorsToReject
  const rule = (
    kind: string,
    severity: Severity,
    { sources, confidence, ...value }: { sources: string[]; confidence: Confidence } & Record<string, unknown>,
    reason: string | null = null,
  ) => ({ ...everywhere, key: kind, kind, severity, value, reason, sources: cite(file, sources), confidence })
  return [
    rule('foreign_designator', severity, foreign, reasonPt),
    rule('characters', 'warn', file.characters),
    rule('normalisation', 'info', { ...file.normalisation, matching: file.matching }),
    rule('similarity', 'warn', file.similarityHint),
  ]
}

/** A rule counts as checked on the newest exact date among its sources. */
export function namingRuleRows(states: StateRecord[]): (NamingRuleRow & { checked_on: string | null })[] {
  const file = readNamingRules()
  const rows = [...designatorRows(file, states), ...generalRows(file), ...lengthRows(file, states), ...wordRows(file)]
  return rows.map((row) => ({ ...row, checked_on: newestDate(row.sources, '') }))
}
