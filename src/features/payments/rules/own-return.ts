import { ownPath } from '#rules/sign-in/return-path.ts'

/** Where a provider sends people back to: a page of ours, given as a path or with one of our own addresses in front. */
export function ownReturn(value: string, origin: string, own: ReadonlySet<string>): string | undefined {
  const given = [...own].find((address) => value.startsWith(`${address}/`))
  const path = ownPath(given === undefined ? value : value.slice(given.length))
  return path === undefined ? undefined : `${given ?? origin}${path}`
}
