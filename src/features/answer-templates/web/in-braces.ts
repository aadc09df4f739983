/** The placeholders as they are written in a text. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')
