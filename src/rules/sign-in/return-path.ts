// Browsers drop control characters and read a backslash as a slash: both turn a path into a foreign address.
const treacherous = (character: string): boolean => character === '\\' || character < ' ' || character === '\u007f'

/** Only a path of our own may be returned to after signing in (S34). */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 500 || [...value].some(treacherous)) return undefined
  const path = value.split(/[?#]/)[0] ?? ''
  return path.startsWith('/') && !/\/(\/|%2f|%5c)/i.test(path) ? value : undefined
}
