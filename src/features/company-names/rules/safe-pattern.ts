const LONGEST = 200
const MOST_REPEATS = 2
const CLASS = /\[(?:\\.|[^\]\\])*\]/g
const REPEAT = /[*+?]|\{\d*,?\d*\}/g

/**
 * Whether a pattern compiles and cannot take long: at most two repeats, none of a group, and nothing that looks around or back.
 * So what it tries grows with the square of the name's length at most (G53).
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
