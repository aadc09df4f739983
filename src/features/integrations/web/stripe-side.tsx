import { useQuery } from '@tanstack/react-query'
import { integrations } from '#features/integrations/words/integrations.pt-BR.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { detailsQuery } from './use-stripe.ts'
import { WebhookBox } from './webhook-box.tsx'

/** The column beside the keys: the payment provider in use, and Stripe's webhook. */
export function StripeSide() {
  const text = useMessages('integrations', integrations)
  const { data, isError, isFetching, refetch } = useQuery(detailsQuery)
  if (isError && !data)
    return <ErrorState compact title={text.detailsFailed} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton className="h-72 w-full" />
  return (
    <div className="space-y-5">
      <ProviderChoice details={data} />
      <WebhookBox webhook={data.webhook} hasKeys={data.saved !== null} />
    </div>
  )
}
