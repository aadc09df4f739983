import type { Confidence, Source } from './read-data.ts'

export type FactKind =
  | 'formation_fee'
  | 'filing_fee'
  | 'annual_duty'
  | 'obligation'
  | 'income_tax'
  | 'formation_document'
  | 'note'
  | 'federal'
  | 'calendar'
  | 'brazil'

export type FactRow = {
  key: string
  scope: 'state' | 'federal' | 'brazil'
  state_id: string | null
  company_type_id: string | null
  kind: FactKind
  name: string
  amount: number | null
  value: Record<string, unknown>
  summary: string | null
  sources: Source[]
  checked_on: string | null
  confidence: Confidence
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** The day a fact was checked: an exact date, the first of a named month, and nothing when only a year is known. */
export function checkedOn(asOf: string | undefined): string | null {
  if (asOf === undefined) return null
  if (DAY.test(asOf)) return asOf
  return /^\d{4}-\d\d$/.test(asOf) ? `${asOf}-01` : null
}

/** The newest exact date among sources, those with the given title first. */
export function newestDate(sources: Source[], title: string): string | null {
  const days = (from: Source[]) => from.map(({ date }) => date).filter((date) => DAY.test(date))
  const preferred = days(sources.filter((source) => source.title === title))
  return (preferred.length > 0 ? preferred : days(sources)).sort().at(-1) ?? null
}
