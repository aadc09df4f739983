import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { type AddressChanges, changedAddress } from './changed-address.ts'

/** What a list is narrowed to stands in the address: a reload, the way back or a link shows the same rows. */
export function useAddressFilter() {
  const [address, setAddress] = useSearchParams()
  const change = useCallback(
    (changes: AddressChanges, { remember = false } = {}) => {
      // The router's own "before" is what React shows, which lags behind a change made a moment ago and would undo it.
      const before = new URLSearchParams(window.location.search)
      setAddress(changedAddress(before, changes), { replace: !remember, preventScrollReset: true })
    },
    [setAddress],
  )
  return {
    read: (name: string): string => address.get(name) ?? '',
    change,
    /** The address of a link that changes only these values. */
    linkWith: (changes: AddressChanges): string => `?${changedAddress(address, changes)}`,
  }
}
