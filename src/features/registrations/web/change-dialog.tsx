import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { registrations } from '#features/registrations/contract.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AssignForm } from './assign-form.tsx'
import { GoneNotice, isGone } from './gone-notice.tsx'
import type { Registration } from './queries.ts'
import { StatusForm } from './status-form.tsx'
import type { Side } from './use-set-status.ts'

type Props = {
  row: Registration
  change: 'agent' | 'status'
  side: Side
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}

/** Opened from a row's menu; reloads the process, so that changes by other people show here. */
export function ChangeDialog({ row, change, side, onClose, openedBy }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const { data, error, isFetchedAfterMount } = useQuery({
    ...queryOf(registrations.read, { id: row.id }),
    refetchOnMount: 'always',
  })
  // Until the first fetch the row is used: an answer that an earlier dialog left in the cache is older.
  const registration = data && isFetchedAfterMount ? data : row
  const title = change === 'agent' ? text.assign.title : text.setStatus.title
  return (
    <Dialog open title={title} description={row.companyName} onOpenChange={onClose} returnFocusTo={openedBy}>
      {isGone(error) ? (
        <GoneNotice />
      ) : change === 'agent' ? (
        <AssignForm registration={registration} onDone={onClose} />
      ) : (
        <StatusForm registration={registration} side={side} onDone={onClose} />
      )}
    </Dialog>
  )
}
