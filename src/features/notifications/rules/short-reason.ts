const LONGEST = 600

/** Shortens a reason for a notification and its mail; the page that they link to shows all of it. */
export function shortReason(reason: string | null): string {
  const letters = [...(reason ?? '').trim()]
  const text = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : letters.join('')
  // The sentence around it ends with a full stop of its own.
  return text.replace(/(?<!\.)\.$/, '')
}
