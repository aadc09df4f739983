const LONGEST = 600

/** A reason as far as a notification and its mail repeat it; the page that they lead to shows all of it. */
export function shortReason(reason: string | null): string {
  const letters = [...(reason ?? '').trim()]
  const text = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : letters.join('')
  // The sentence around it ends with a full stop of its own.
  return text.replace(/(?<!\.)\.$/, '')
}
