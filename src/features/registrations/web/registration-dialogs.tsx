import { lazy, type ReactNode, Suspense } from 'react'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { OPEN_PROCESS } from './open-process.ts'
import type { Registration } from './queries.ts'
import { useChangeDialog } from './use-change-dialog.tsx'
import type { Side } from './use-set-status.ts'

const DetailDialog = lazy(() => import('./detail-dialog.tsx'))

export type Openers = Record<'onOpen' | 'onAssign' | 'onStatus', (row: Registration) => void>

/** Wraps a list of registrations and shows the drawer and the dialogs that its rows open. */
export function RegistrationDialogs({ side, children }: { side: Side; children: (openers: Openers) => ReactNode }) {
  const { open, onOpen, drawer } = useOpenRecord(OPEN_PROCESS, undefined)
  const { dialog, ...changes } = useChangeDialog(side)
  return (
    <>
      {children({ onOpen: ({ id }) => onOpen(id), ...changes })}
      {dialog}
      {open && (
        <Suspense>
          <DetailDialog key={open} id={open} side={side} openedBy={drawer.returnFocusTo} onClose={drawer.onClose} />
        </Suspense>
      )}
    </>
  )
}
