import { nameKey } from './company-name.ts'
import { isOneEditApart } from './edit-distance.ts'

/** Shorter keys are not compared: too many of them differ by a single edit. */
const SHORTEST = 4

const genericKeys = (genericWords: readonly string[]): string[] => [...new Set(genericWords.map(nameKey))]

/** Keys that differ from this one by a generic word: `bluefox` and `bluefoxgroup`. */
export function genericTwins(key: string, genericWords: readonly string[]): string[] {
  const words = genericKeys(genericWords)
  const longer = words.flatMap((word) => [`${key}${word}`, `${word}${key}`])
  const shorter = words.flatMap((word) => [
    ...(key.endsWith(word) ? [key.slice(0, -word.length)] : []),
    ...(key.startsWith(word) ? [key.slice(word.length)] : []),
  ])
  return [...longer, ...shorter].filter((twin) => twin.length >= SHORTEST)
}

export const isCompared = (key: string): boolean => key.length >= SHORTEST

/** Advisory only: a registry distinguishes such names, but people may confuse them. */
export const isSimilar = (key: string, other: string, genericWords: readonly string[]): boolean =>
  isCompared(key) && (isOneEditApart(key, other) || genericTwins(key, genericWords).includes(other))

/** Two keys that differ by one edit share their first or their last half, which SQL can look for. */
export const halvesOf = (key: string): { first: string; last: string } => {
  // By code points, as SQL counts characters: half a surrogate pair could not be sent to the database.
  const letters = [...key]
  const half = Math.floor(letters.length / 2)
  return { first: letters.slice(0, half).join(''), last: letters.slice(letters.length - half).join('') }
}
