/** Where a rule applies: a company type in a state. */
export type RulePlace = { companyType: string; stateCode: string }
type Rule = RulePlace & { active: boolean }
/** What is sold: every company type in every state. */
export type Offered = { companyTypes: readonly string[]; stateCodes: readonly string[] }
export type Coverage = { overlaps: RulePlace[]; holes: RulePlace[] }

const keyOf = ({ companyType, stateCode }: RulePlace): string => `${stateCode} ${companyType}`

/** Two active rules for one type and state overlap; an offered type and state without an active rule is a hole (G94). */
export function coverageOf(rules: readonly Rule[], { companyTypes, stateCodes }: Offered): Coverage {
  const active = Map.groupBy(
    rules.filter((rule) => rule.active),
    keyOf,
  )
  const places = stateCodes.flatMap((stateCode) => companyTypes.map((companyType) => ({ companyType, stateCode })))
  return {
    overlaps: [...active.values()].flatMap(([first, second]) =>
      first && second ? [{ companyType: first.companyType, stateCode: first.stateCode }] : [],
    ),
    holes: places.filter((place) => !active.has(keyOf(place))),
  }
}

const added = (before: readonly RulePlace[], after: readonly RulePlace[]): RulePlace[] => {
  const known = new Set(before.map(keyOf))
  return after.filter((place) => !known.has(keyOf(place)))
}

/** What a save would newly break: overlaps and holes that existed before do not block it. */
export function brokenBy(before: Coverage, after: Coverage): 'overlap' | 'hole' | null {
  if (added(before.overlaps, after.overlaps).length > 0) return 'overlap'
  return added(before.holes, after.holes).length > 0 ? 'hole' : null
}
