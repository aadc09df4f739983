import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DutyActions } from './duty-actions.tsx'
import { DutyDetails } from './duty-details.tsx'
import { calendarQuery } from './queries.ts'

type Props = { id: string; registrationId: string } & Pick<
  ComponentProps<typeof RecordDrawer>,
  'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'
>

/** One duty with its details and actions. It reads the whole calendar of the company, which explains why the duty applies. */
export default function DutyDrawer({ id, registrationId, ...drawer }: Props) {
  const text = useMessages('duties', duties)
  const { data, error, isFetching, refetch } = useQuery(calendarQuery(registrationId))
  const duty = data?.items.find((one) => one.id === id)
  const gone = data !== undefined && !duty
  return (
    <RecordDrawer
      {...drawer}
      title={duty?.name ?? text.card.title}
      {...(data ? { description: `${data.companyName} · ${data.state}` } : {})}
      footer={duty && <DutyActions key={duty.updatedAt} duty={duty} registrationId={registrationId} />}
    >
      {gone && <Notice tone="red">{text.card.gone}</Notice>}
      {!data && error && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <div role="status" className="space-y-3">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {data && duty && <DutyDetails duty={duty} calendar={data} />}
    </RecordDrawer>
  )
}
