const LONGEST = 200
const MOST_REPEATS = 2
const CLASS = /\[(?:\\.|[^\]\\])*\]/g
const REPEAT = /[*+?]|\{\d*,?\d*\}/g

/**
 * Whether a pattern compiles and cannot backtrack for long: at most two repeats, no repeated group, no lookaround, no backreference.
 * Its running time is then polynomial in the length of the name (G53).
 */
export function isSafePattern(source: string): boolean {
  if (source === '' || source.length > LONGEST) return false
  try {
    new RegExp(source)
  } catch {
    return false // not a pattern
  }
  const bare = source.replace(CLASS, 'c').replace(/\\[^1-9k]/g, 'c')
  if (bare.includes('\\') || bare.includes('(?')) return false
  if (/\)(?:[*+?]|\{)/.test(bare)) return false
  return (bare.match(REPEAT) ?? []).length <= MOST_REPEATS
}
