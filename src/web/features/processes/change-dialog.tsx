import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { registrations } from '#contract/registrations.ts'
import { queryOf } from '#web/api.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { processes } from '#web/messages/pt-BR/processes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { AssignForm } from './assign-form.tsx'
import { GoneNotice, isGone } from './gone-notice.tsx'
import type { Process } from './queries.ts'
import { StatusForm } from './status-form.tsx'
import type { Side } from './use-process-changes.ts'

type Props = {
  row: Process
  change: 'agent' | 'status'
  side: Side
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}

/** From a row's menu. It follows the process: what somebody else changes meanwhile is seen here. */
export function ChangeDialog({ row, change, side, onClose, openedBy }: Props) {
  const text = useMessages('processes', processes)
  const { data, error, isFetchedAfterMount } = useQuery({
    ...queryOf(registrations.read, { id: row.id }),
    refetchOnMount: 'always',
  })
  // What an earlier dialog left in the cache is older than the row that was pressed.
  const process = data && isFetchedAfterMount ? data : row
  const title = change === 'agent' ? text.assign.title : text.setStatus.title
  return (
    <Dialog open title={title} description={row.companyName} onOpenChange={onClose} returnFocusTo={openedBy}>
      {isGone(error) ? (
        <GoneNotice />
      ) : change === 'agent' ? (
        <AssignForm process={process} onDone={onClose} />
      ) : (
        <StatusForm process={process} side={side} onDone={onClose} />
      )}
    </Dialog>
  )
}
