type Named = { name: string; nameEn?: string; abbreviation: string }

/** Drops accents, case and outer spaces, which people leave out when they type. */
export const foldName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Matches a part of either name or the whole abbreviation; the state with that abbreviation comes first. */
export function findStates<S extends Named>(states: readonly S[], search: string): S[] {
  const wanted = foldName(search)
  if (wanted === '') return [...states]
  const byCode = (state: S) => foldName(state.abbreviation) === wanted
  const byName = (state: S) => [state.name, state.nameEn ?? ''].some((name) => foldName(name).includes(wanted))
  return [...states.filter(byCode), ...states.filter((state) => !byCode(state) && byName(state))]
}
