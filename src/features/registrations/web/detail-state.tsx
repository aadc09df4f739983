import type { UseQueryResult } from '@tanstack/react-query'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import type { ApiError } from '#web/api/call.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DetailBody } from './detail-body.tsx'
import { GoneNotice, isGone } from './gone-notice.tsx'
import type { RegistrationDetail } from './queries.ts'
import type { Side } from './use-set-status.ts'

type Props = { query: UseQueryResult<RegistrationDetail, ApiError>; side: Side }

/** The details of one registration, or its loading, error or not-found state. */
export function DetailState({ query: { data, error, isFetching, refetch }, side }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  if (isGone(error)) return <GoneNotice />
  if (data) return <DetailBody registration={data} side={side} />
  if (error) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">{text.detail.loading}</span>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
