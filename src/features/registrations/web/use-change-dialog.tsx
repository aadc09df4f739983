import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useOpener } from '#web/ui/use-opener.ts'
import type { Registration } from './queries.ts'
import type { Side } from './use-set-status.ts'

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }))

type Opener = (row: Registration) => void

/** The dialogs for changing agent and status, opened from a row's menu. */
export function useChangeDialog(side: Side): Record<'onAssign' | 'onStatus', Opener> & { dialog: ReactNode } {
  const [changing, setChanging] = useState<{ row: Registration; change: 'agent' | 'status' }>()
  const { openedBy, note } = useOpener()
  const start =
    (change: 'agent' | 'status'): Opener =>
    (row) => {
      note()
      setChanging({ row, change })
    }
  const dialog = changing && (
    <Suspense>
      <ChangeDialog {...changing} side={side} openedBy={openedBy} onClose={() => setChanging(undefined)} />
    </Suspense>
  )
  return { onAssign: start('agent'), onStatus: start('status'), dialog }
}
