// Browsers drop control characters and read a backslash as a slash: both can turn a path into an address of another site.
const treacherous = (character: string): boolean => character === '\\' || character < ' ' || character === '\u007f'

/** The value if it is a path of this site, to which a sign-in may return (S34). */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 500 || [...value].some(treacherous)) return undefined
  const path = value.split(/[?#]/)[0] ?? ''
  return path.startsWith('/') && !/\/(\/|%2f|%5c)/i.test(path) ? value : undefined
}
