import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { type AddressChanges, changedAddress } from './changed-address.ts'

/** Filters are kept in the address, so that a reload, Back or a link shows the same rows. */
export function useAddressFilter() {
  const [address, setAddress] = useSearchParams()
  const change = useCallback(
    (changes: AddressChanges, { remember = false } = {}) => {
      // The router's previous value is the rendered one, which lags behind a change made a moment ago and would undo it.
      const before = new URLSearchParams(window.location.search)
      setAddress(changedAddress(before, changes), { replace: !remember, preventScrollReset: true })
    },
    [setAddress],
  )
  return {
    read: (name: string): string => address.get(name) ?? '',
    change,
    /** The `href` of a link that changes only these values. */
    linkWith: (changes: AddressChanges): string => `?${changedAddress(address, changes)}`,
  }
}
