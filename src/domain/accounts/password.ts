export const MIN_PASSWORD = 6
export const MAX_PASSWORD = 128

/** Words of ours that make a password easy to guess besides the bundled list (CHECKS S02). */
export function guessable(password: string, about: { email: string; common: ReadonlySet<string> }): boolean {
  const lower = password.toLowerCase()
  const local = about.email.toLowerCase().split('@')[0] ?? ''
  return (
    about.common.has(lower) ||
    lower === about.email.toLowerCase() ||
    lower === local ||
    (lower.startsWith('travessia') && lower.length < 12)
  )
}
