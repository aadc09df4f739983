import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { documentQuery } from './queries.ts'
import { ReviewedDocument } from './reviewed-document.tsx'

type Props = { id: string; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** One document for the team: the request, all versions, and the review form. */
export default function ReviewDrawer({ id, onClose, openedBy }: Props) {
  const text = useMessages('teamDocuments', teamDocuments)
  const { data, error, isFetching, refetch } = useQuery({ ...documentQuery(id), staleTime: 0 })
  const gone = error?.status === 404 || error?.status === 400
  const shown = gone ? undefined : data
  return (
    <Drawer
      open
      onOpenChange={onClose}
      returnFocusTo={openedBy}
      title={shown?.name ?? text.columns.document}
      {...(shown ? { description: `${shown.companyName}, ${shown.customer.name}` } : {})}
    >
      {gone && <Notice tone="red">{text.gone}</Notice>}
      {!data && !error && (
        <div role="status" className="space-y-3">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {error && !gone && !data && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {shown && <ReviewedDocument document={shown} />}
    </Drawer>
  )
}
