import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

type Changes = Readonly<Record<string, string | undefined>>

/** What a list is narrowed to stands in the address: a reload, the way back or a link shows the same rows. */
export function useAddressFilter() {
  const [address, setAddress] = useSearchParams()
  const change = useCallback(
    (changes: Changes, { remember = false } = {}) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: !remember, preventScrollReset: true },
      ),
    [setAddress],
  )
  return { read: (name: string): string => address.get(name) ?? '', change }
}
