import { useOpener } from '#web/ui/use-opener.ts'
import { useAddressFilter } from './use-address-filter.ts'

/** The open record of a list, kept in the address, so that it can be linked and Back closes it. */
export function useOpenRecord(name: string, rows: readonly { id: string }[] | undefined) {
  const { read, change } = useAddressFilter()
  const { openedBy, note } = useOpener()
  const open = read(name) || undefined
  const at = rows?.findIndex(({ id }) => id === open) ?? -1
  const neighbour = (step: number) => {
    const id = at < 0 ? undefined : rows?.[at + step]?.id
    return id ? () => change({ [name]: id }) : undefined
  }
  return {
    open,
    onOpen: (id: string) => {
      note()
      change({ [name]: id }, { remember: open === undefined })
    },
    /** Props of `RecordDrawer`. */
    drawer: {
      onClose: () => change({ [name]: undefined }),
      onPrevious: neighbour(-1),
      onNext: neighbour(1),
      returnFocusTo: openedBy,
    },
  }
}
