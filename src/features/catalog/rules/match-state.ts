type Named = { name: string; nameEn: string; abbreviation: string }

/** Drops accents, case and outer spaces, so that names match however they are typed. */
export const foldName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Other Portuguese and Spanish names of a state, folded, by its abbreviation. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  AR: ['arcansas'],
  HI: ['hawai'],
  MO: ['misuri'],
  MS: ['mississipi', 'misisipi'],
  ND: ['dacota do norte'],
  NH: ['nova hampshire', 'novo hampshire'],
  NJ: ['nova jersei'],
  NY: ['nova iorque'],
  SD: ['dacota do sul'],
  TN: ['tenessi', 'tenesi'],
  TX: ['tejas'],
  VT: ['vermonte'],
}

const NOT_FOUND = 4

/** The lower, the better the name fits. */
function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.includes(` ${wanted}`)) return 2
  return name.includes(wanted) ? 3 : NOT_FOUND
}

/** Matching states, best first: abbreviation, whole name, start of the name, start of a word, any part; ties keep their order. */
export function findStates<S extends Named>(states: readonly S[], search: string): S[] {
  const wanted = foldName(search)
  if (wanted === '') return [...states]
  const rank = ({ name, nameEn, abbreviation }: S): number => {
    if (foldName(abbreviation) === wanted) return -1
    const names = [foldName(name), foldName(nameEn), ...(aliases[abbreviation] ?? [])]
    return Math.min(...names.map((each) => rankOf(each, wanted)))
  }
  return states
    .map((state) => ({ state, rank: rank(state) }))
    .filter((found) => found.rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ state }) => state)
}
