import { nameKey } from './company-name.ts'
import { isOneEditApart } from './edit-distance.ts'

/** Shorter keys are not compared: too many of them differ by a single edit. */
const SHORTEST = 4

const genericKeys = (genericWords: readonly string[]): string[] => [...new Set(genericWords.map(nameKey))]

/** The keys that differ from this one by a word that says nothing: `bluefox` and `bluefoxgroup`. */
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

/** Advisory only: names that a registry tells apart and people perhaps do not. */
export const isSimilar = (key: string, other: string, genericWords: readonly string[]): boolean =>
  isCompared(key) && (isOneEditApart(key, other) || genericTwins(key, genericWords).includes(other))

/** Two keys that differ by one edit share their first or their last half, which SQL can look for. */
export const halvesOf = (key: string): { first: string; last: string } => {
  // By whole letters, as SQL counts them: half a letter could not be stored.
  const letters = [...key]
  const half = Math.floor(letters.length / 2)
  return { first: letters.slice(0, half).join(''), last: letters.slice(letters.length - half).join('') }
}
