import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { tickets } from '#web/i18n/pt-BR/tickets.ts'
import { ui } from '#web/i18n/pt-BR/ui.ts'
import { nextPageOf } from '#web/lists/use-paged-rows.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OwnTicket } from './own-ticket.tsx'
import { ticketsQuery } from './ticket-queries.ts'

const everything = ticketsQuery({ search: '', status: undefined })

/** The customer's tickets, the latest change first. */
export function OwnTickets({ onOpen }: { onOpen: (id: string) => void }) {
  const { own: text } = useMessages('tickets', tickets)
  const words = useMessages('ui', ui)
  const query = useInfiniteQuery(everything)
  const more = nextPageOf(query)
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data])
  if (!items && query.isError)
    return <ErrorState compact onRetry={() => void query.refetch()} retrying={query.isFetching} />
  if (!items) return <Loading label={words.loading} />
  if (items.length === 0) return <EmptyState compact title={text.empty} text={text.emptyText} />
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((ticket) => (
          <OwnTicket key={ticket.id} ticket={ticket} onOpen={() => onOpen(ticket.id)} />
        ))}
      </ul>
      {more && <LoadMore {...more} />}
    </>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="space-y-4 py-2">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-4/5" />
    </div>
  )
}
