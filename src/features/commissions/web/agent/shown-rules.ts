import type { Rule, Rules } from './queries.ts'

const TABLE_TYPES: ReadonlySet<string> = new Set(['LLC', 'Corporation'])

const inOrder = (a: Rule, b: Rule): number =>
  a.displayOrder - b.displayOrder || a.state.localeCompare(b.state) || a.companyType.localeCompare(b.companyType)

/** The active rules, in the sequence of their `displayOrder`. */
export const activeRules = ({ items }: Rules): Rule[] => items.filter(({ active }) => active).toSorted(inOrder)

export const tableRules = (rules: Rules): Rule[] =>
  activeRules(rules).filter(({ companyType }) => TABLE_TYPES.has(companyType))

export type StateMultiplier = { code: string; state: string; values: { companyType: string; multiplier: number }[] }

/** Each state once, with one multiplier, or with one per company type where they differ. */
export function multipliersOf(rules: Rules): StateMultiplier[] {
  const states = Map.groupBy(tableRules(rules), ({ stateCode }) => stateCode)
  return [...states].map(([code, of]) => {
    const same = new Set(of.map(({ multiplier }) => multiplier)).size === 1
    const values = (same ? of.slice(0, 1) : of).map(({ companyType, multiplier }) => ({ companyType, multiplier }))
    return { code, state: of[0]?.state ?? code, values }
  })
}

type Choice = { value: string; label: string }
/** Types and states that are sold, whether or not they have a rule; types in the order of their rules. */
export function placesOf(rules: Rules): { types: string[]; states: Choice[] } {
  const known = [...activeRules(rules), ...rules.items, ...rules.holes]
  const states = new Map(known.map(({ stateCode, state }) => [stateCode, state]))
  return {
    types: [...new Set(known.map(({ companyType }) => companyType))],
    states: [...states].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label)),
  }
}
