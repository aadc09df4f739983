/** Whether two names differ by one inserted, missing or changed letter, which people overlook. */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || a === b) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  const skipped = long.length === short.length ? same + 1 : same
  return short.slice(skipped) === long.slice(same + 1)
}
