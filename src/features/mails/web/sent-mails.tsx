import { useQuery } from '@tanstack/react-query'
import { devMail } from '#features/mails/contract/dev-mail.ts'
import { queryOf } from '#web/api/call.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MailCard } from './mail-card.tsx'

export const useSentMails = () => useQuery({ ...queryOf(devMail.list, {}), staleTime: 0 })

/** The mails that were written to the local folder instead of being sent. */
export function SentMails() {
  const mails = useSentMails()
  return (
    <div className="space-y-4">
      {mails.isPending && <Skeleton className="h-32 w-full" />}
      {mails.isError && <ErrorState onRetry={() => void mails.refetch()} retrying={mails.isFetching} />}
      {mails.data?.items.length === 0 && (
        <div className="card">
          <EmptyState title="Nenhum e-mail" text="Peça uma nova senha ou crie uma conta para ver um aqui." />
        </div>
      )}
      {mails.data?.items.map(({ id, to, subject, text, sentAt }) => (
        <MailCard
          key={id}
          subject={subject}
          about={
            <>
              {to}, <time dateTime={sentAt}>{new Date(sentAt).toLocaleString('pt-BR')}</time>
            </>
          }
          text={text}
          page={`sent/${id}`}
        />
      ))}
    </div>
  )
}
