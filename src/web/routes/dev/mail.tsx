import { useQuery } from '@tanstack/react-query'
import { contract } from '#contract/index.ts'
import { queryOf } from '#web/api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import NotFound from '../not-found.tsx'

/** What would have been mailed. Outside development and the demo the call answers 404, and so does the page. */
export default function DevMail() {
  const mails = useQuery({ ...queryOf(contract.devMail.list, {}), staleTime: 0 })
  if (mails.error?.status === 404) return <NotFound />
  return (
    <main className="wrap py-10">
      <h1 className="text-h2">E-mails</h1>
      <p className="mt-2 text-ink-muted">Mensagens gravadas na pasta local, as mais novas primeiro.</p>
      <div className="mt-6 space-y-4">
        {mails.isPending && <Skeleton className="h-32 w-full" />}
        {mails.isError && <ErrorState onRetry={() => void mails.refetch()} retrying={mails.isFetching} />}
        {mails.data?.items.length === 0 && (
          <div className="card">
            <EmptyState title="Nenhum e-mail" text="Peça uma nova senha ou crie uma conta para ver um aqui." />
          </div>
        )}
        {mails.data?.items.map((mail) => (
          <article key={mail.id} className="card p-5">
            <h2 className="text-h3">{mail.subject}</h2>
            <p className="mt-1 text-sm text-ink-muted">
              {mail.to}, <time dateTime={mail.sentAt}>{new Date(mail.sentAt).toLocaleString('pt-BR')}</time>
            </p>
            <p className="mt-4 break-words whitespace-pre-wrap">
              <LinkedText text={mail.text} />
            </p>
          </article>
        ))}
      </div>
    </main>
  )
}
