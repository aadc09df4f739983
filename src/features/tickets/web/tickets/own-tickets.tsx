import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import { OwnTicket } from './own-ticket.tsx'
import { ticketsQuery } from './ticket-queries.ts'

const everything = ticketsQuery({})

/** The customer's tickets, most recently changed first. */
export function OwnTickets({ onOpen }: { onOpen: (id: string) => void }) {
  const { own: text } = useMessages('tickets', tickets)
  const words = useSharedMessages()
  const list = usePagedRows(everything)
  return (
    <PagedList
      list={list}
      loading={<Loading label={words.loading} />}
      empty={<EmptyState compact title={text.empty} text={text.emptyText} />}
    >
      {(items) => (
        <ul className="divide-y divide-line">
          {items.map((ticket) => (
            <OwnTicket key={ticket.id} ticket={ticket} onOpen={() => onOpen(ticket.id)} />
          ))}
        </ul>
      )}
    </PagedList>
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
