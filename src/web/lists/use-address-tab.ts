import { useAddressFilter } from './use-address-filter.ts'

export const TAB = 'aba'

/** The open tab is kept in the address, so that links and reloads keep it; the first tab leaves no parameter. */
export function useAddressTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const { read, change } = useAddressFilter()
  const written = read(TAB)
  return {
    value: tabs.find((tab) => tab === written) ?? tabs[0],
    onValueChange: (tab: string) => change({ [TAB]: tab === tabs[0] ? undefined : tab }),
  }
}
