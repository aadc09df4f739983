import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DetailBody } from './detail-body.tsx'
import { GoneNotice, isGone } from './gone-notice.tsx'
import { detailQuery } from './queries.ts'
import { shortNumber } from './short-number.ts'
import type { Side } from './use-registration-changes.ts'

type Props = { id: string; side: Side; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** Everything about one registration; it changes while it is open when somebody works on it. */
export default function DetailDialog({ id, side, onClose, openedBy }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const { data, error, isFetching, refetch } = useQuery({ ...detailQuery(id), staleTime: 0 })
  const gone = isGone(error)
  const number = text.detail.number({ number: shortNumber(id) })
  return (
    <Dialog
      open
      wide
      title={data && !gone ? data.companyName : number}
      {...(data && !gone ? { description: number } : {})}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
      actions={
        <DialogClose asChild>
          <Button variant="ghost" size="panel">
            {text.detail.close}
          </Button>
        </DialogClose>
      }
    >
      {gone && <GoneNotice />}
      {!data && !error && (
        <div role="status" className="space-y-3">
          <span className="sr-only">{text.detail.loading}</span>
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {error && !gone && !data && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {data && !gone && <DetailBody registration={data} side={side} />}
    </Dialog>
  )
}
