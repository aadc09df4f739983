import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { useOpener } from '#web/ui/use-opener.ts'
import type { Registration } from './queries.ts'
import type { Side } from './use-registration-changes.ts'

const DetailDialog = lazy(() => import('./detail-dialog.tsx'))
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }))

/** The open registration stands in the address, so that it can be linked. */
const OPEN = 'processo'

export type Openers = Record<'onOpen' | 'onAssign' | 'onStatus', (row: Registration) => void>

/** Wraps a list of registrations and shows the dialogs that its rows open. */
export function RegistrationDialogs({ side, children }: { side: Side; children: (openers: Openers) => ReactNode }) {
  const { read, change } = useAddressFilter()
  const [changing, setChanging] = useState<{ row: Registration; change: 'agent' | 'status' }>()
  const { openedBy, note } = useOpener()
  const open = read(OPEN)
  const start = (what: 'agent' | 'status') => (row: Registration) => {
    note()
    setChanging({ row, change: what })
  }
  const onOpen = (row: Registration) => {
    note()
    change({ [OPEN]: row.id }, { remember: true })
  }
  return (
    <>
      {children({ onOpen, onAssign: start('agent'), onStatus: start('status') })}
      {changing && (
        <Suspense>
          <ChangeDialog {...changing} side={side} openedBy={openedBy} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <DetailDialog
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
