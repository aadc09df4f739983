import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAddressFilter } from '#web/filters/use-address-filter.ts'
import { useOpener } from '#web/ui/use-opener.ts'
import { ChangeDialog } from './change-dialog.tsx'
import type { Process } from './queries.ts'
import type { Side } from './use-process-changes.ts'

const ProcessDetailDialog = lazy(() => import('./process-detail-dialog.tsx'))

/** The open process stands in the address, so that it can be linked. */
const OPEN = 'processo'

export type Openers = Record<'onOpen' | 'onAssign' | 'onStatus', (row: Process) => void>

/** What a list of processes opens, around that list. */
export function ProcessDialogs({ side, children }: { side: Side; children: (openers: Openers) => ReactNode }) {
  const { read, change } = useAddressFilter()
  const [changing, setChanging] = useState<{ row: Process; change: 'agent' | 'status' }>()
  const { openedBy, note } = useOpener()
  const open = read(OPEN)
  const start = (what: 'agent' | 'status') => (row: Process) => {
    note()
    setChanging({ row, change: what })
  }
  const onOpen = (row: Process) => {
    note()
    change({ [OPEN]: row.id }, { remember: true })
  }
  return (
    <>
      {children({ onOpen, onAssign: start('agent'), onStatus: start('status') })}
      {changing && (
        <ChangeDialog {...changing} side={side} openedBy={openedBy} onClose={() => setChanging(undefined)} />
      )}
      {open && (
        <Suspense>
          <ProcessDetailDialog
            key={open}
            id={open}
            side={side}
            openedBy={openedBy}
            onClose={() => change({ [OPEN]: undefined })}
          />
        </Suspense>
      )}
    </>
  )
}
