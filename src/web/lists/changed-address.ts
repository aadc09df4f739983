export type AddressChanges = Readonly<Record<string, string | undefined>>

/** The search part of an address after some changes; what is empty leaves no trace in it. */
export function changedAddress(before: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
