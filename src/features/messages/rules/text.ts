/** Longest message in characters; the table allows more, so that the limit can grow. */
export const LONGEST_MESSAGE = 5000
export const MOST_ATTACHMENTS = 10

// Invisible and direction marks make one text look like another; pasted texts carry them along by accident.
const hidden = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu
// Families, professions and flags are several emoji held together by an invisible joiner.
const emojiJoin = /(?<=\p{Extended_Pictographic}\ufe0f?|[\u{1f3fb}-\u{1f3ff}])\u200d(?=\p{Extended_Pictographic})/gu

/** Used before the check for unprintable characters, which must not refuse the joiners inside emoji. */
export const withoutEmojiJoins = (text: string): string => text.replace(emojiJoin, '')

/** Removes hidden marks, except emoji joiners, from a typed or pasted text; empty when nothing is left to send (G28). */
export function asMessage(typed: string): string {
  const kept = new Set([...typed.matchAll(emojiJoin)].map(({ index }) => index))
  const plain = typed.toWellFormed().replaceAll('\0', '')
  if (plain.length !== typed.length) return asMessage(plain)
  return plain.replace(hidden, (mark, at: number) => (kept.has(at) ? mark : '')).trim()
}
