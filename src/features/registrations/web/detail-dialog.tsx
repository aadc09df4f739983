import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DetailState } from './detail-state.tsx'
import { isGone } from './gone-notice.tsx'
import { detailQuery } from './queries.ts'
import { shortNumber } from './short-number.ts'
import type { Side } from './use-set-status.ts'

type Props = { id: string; side: Side; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** All details of one registration; live events keep them up to date while the dialog is open. */
export default function DetailDialog({ id, side, onClose, openedBy }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const query = useQuery({ ...detailQuery(id), staleTime: 0 })
  const known = isGone(query.error) ? undefined : query.data
  const number = text.detail.number({ number: shortNumber(id) })
  return (
    <Dialog
      open
      wide
      title={known?.companyName ?? number}
      {...(known ? { description: number } : {})}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
      actions={<DialogCancel>{text.detail.close}</DialogCancel>}
    >
      <DetailState query={query} side={side} />
    </Dialog>
  )
}
