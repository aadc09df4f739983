import { ownPath } from '#rules/sign-in/return-path.ts'

/**
 * The address to which a provider redirects the customer: one of our pages, given as a path or with one of our own origins; otherwise
 * undefined.
 */
export function ownReturn(value: string, origin: string, own: ReadonlySet<string>): string | undefined {
  const given = [...own].find((address) => value.startsWith(`${address}/`))
  const path = ownPath(given === undefined ? value : value.slice(given.length))
  return path === undefined ? undefined : `${given ?? origin}${path}`
}
