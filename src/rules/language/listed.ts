/** `A, B e C`. */
export const listed = (names: readonly string[], last: 'e' | 'ou' = 'e'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`
