import { useQuery } from '@tanstack/react-query'
import { devMail } from '#features/mails/contract/dev-mail.ts'
import { queryOf } from '#web/api/call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MailCard } from './mail-card.tsx'

/** Every mail the product knows, with made-up facts. */
export function MailSamples() {
  const samples = useQuery(queryOf(devMail.samples, {}))
  return (
    <div className="space-y-4">
      {samples.isPending && <Skeleton className="h-32 w-full" />}
      {samples.isError && <ErrorState onRetry={() => void samples.refetch()} retrying={samples.isFetching} />}
      {samples.data?.items.map(({ template, subject, text }) => (
        <MailCard
          key={template}
          subject={subject}
          about={
            <>
              <Badge tone="grey">amostra</Badge> {template}
            </>
          }
          text={text}
          page={`samples/${template}`}
        />
      ))}
    </div>
  )
}
