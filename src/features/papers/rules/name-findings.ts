import { checkName } from '#features/company-names/rules/check-name.ts'
import { holds, plainWords } from '#features/company-names/rules/name-text.ts'
import type { NameVerdict } from '#features/company-names/rules/name-verdict.ts'
import type { NamingRules } from '#features/company-names/rules/naming-rules.ts'

const nameChecks = ['designator', 'other_type', 'words', 'signs', 'length', 'our_orders'] as const
export type NameCheck = (typeof nameChecks)[number]

/** The results of all checks of one name. */
export type NameFindings = {
  name: string
  verdict: NameVerdict
  /** The name has to end with one of these; empty where none is required. */
  designators: string[]
  checks: { check: NameCheck; fine: boolean; found: string[]; reasons: string[] }[]
}

const nothing: NamingRules = {
  designators: null,
  ofOtherTypes: [],
  foreign: null,
  characters: null,
  lengths: [],
  words: [],
  genericWords: [],
}

/** The rules that each check uses: running `checkName` with one part at a time shows which check a name fails. */
const parts: Record<NameCheck, (rules: NamingRules) => Partial<NamingRules>> = {
  designator: ({ designators }) => ({ designators }),
  other_type: ({ ofOtherTypes, foreign }) => ({ ofOtherTypes, foreign }),
  words: ({ words }) => ({ words }),
  signs: ({ characters }) => ({ characters }),
  length: ({ lengths }) => ({ lengths }),
  our_orders: ({ genericWords }) => ({ genericWords }),
}

const foundWords = (name: string, { words }: NamingRules): string[] => {
  const said = plainWords(name)
  return words.flatMap(({ phrases }) =>
    phrases
      .filter((phrase) => holds(said, phrase))
      .slice(0, 1)
      .map((phrase) => phrase.join(' ')),
  )
}

/** `takenKeys` are the name keys of other companies' paid orders in the state. */
export function findingsOf(name: string, rules: NamingRules, takenKeys: readonly string[]): NameFindings {
  const signs = new Set(checkName(name, nothing, []).reasons)
  const checks = nameChecks.map((check) => {
    const said = checkName(
      name,
      { ...nothing, ...parts[check](rules) },
      check === 'our_orders' ? takenKeys : [],
    ).reasons
    // `checkName` reports letters that cannot be filed under any rules; those reasons belong to the check `signs` only.
    const reasons = check === 'signs' ? said : said.filter((reason) => !signs.has(reason))
    return { check, fine: reasons.length === 0, found: check === 'words' ? foundWords(name, rules) : [], reasons }
  })
  return {
    name,
    verdict: checkName(name, rules, takenKeys).verdict,
    designators: rules.designators?.accepted ?? [],
    checks,
  }
}

export const passes = (findings: NameFindings | undefined, check: NameCheck): boolean =>
  findings?.checks.find((one) => one.check === check)?.fine ?? true
