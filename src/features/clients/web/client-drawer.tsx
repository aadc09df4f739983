import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { clients } from '#features/clients/words/clients.pt-BR.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ClientCompanies } from './client-companies.tsx'
import { ClientContact } from './client-contact.tsx'
import { ClientRecords } from './client-records.tsx'
import { clientQuery } from './queries.ts'

type Props = { id: string } & Pick<
  ComponentProps<typeof RecordDrawer>,
  'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'
>

/** The card of one client; when their last process is handed over, the open card says that it is gone (G123). */
export default function ClientDrawer({ id, ...drawer }: Props) {
  const { card: text } = useMessages('clients', clients)
  const { data, error, isFetching, refetch } = useQuery(clientQuery(id))
  const gone = error?.status === 404 || error?.status === 400
  const known = gone ? undefined : data
  return (
    <RecordDrawer {...drawer} title={known?.name ?? text.title} {...(known ? { description: known.email } : {})}>
      {gone && <Notice tone="red">{text.gone}</Notice>}
      {!gone && !known && error && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!known && !error && (
        <div role="status" className="space-y-3">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {known && (
        <>
          <ClientContact client={known} />
          <ClientCompanies client={known} />
          <ClientRecords client={known} />
        </>
      )}
    </RecordDrawer>
  )
}
