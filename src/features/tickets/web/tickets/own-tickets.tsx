import { ChevronRight } from 'lucide-react'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import { type TicketSummary, ticketsQuery } from './ticket-queries.ts'

function OwnTicket({ ticket, onOpen }: { ticket: TicketSummary; onOpen: () => void }) {
  const { own: text, types } = useMessages('tickets', tickets)
  const dates = useDates()
  const { subject, type, status, replies, updatedAt } = ticket
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="-mx-2 flex w-[calc(100%+1rem)] items-center gap-3 rounded-md px-2 py-3 text-left hover:bg-areia-100"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 font-semibold break-words">
              <span className="sr-only">{text.open({ subject: '' })}</span>
              {subject}
            </span>
            <TicketBadge status={status} />
          </span>
          <span className="mt-0.5 block text-sm text-ink-muted">
            {[types[type], text.replies({ count: replies }), text.updated({ at: dates.dateTime(updatedAt) })].join(
              ' · ',
            )}
          </span>
        </span>
        <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-mar-500" />
      </button>
    </li>
  )
}

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
