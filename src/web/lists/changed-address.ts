export type AddressChanges = Readonly<Record<string, string | undefined>>

/** The query parameters after some changes; empty values are removed. */
export function changedAddress(before: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
