import { ContactDate } from '#features/tickets/web/contact-date.tsx'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import type { Side, Ticket } from './ticket-queries.ts'

/** Messages are rendered as plain text, never as markup or links; screen readers announce new ones. */
export function TicketThread({ ticket, side }: { ticket: Ticket; side: Side }) {
  const { shared, thread: text } = useMessages('tickets', tickets)
  const nameOf = (author: string, fromStaff: boolean): string => {
    if (fromStaff) return text.team({ name: author })
    return side === 'customer' ? text.you : author
  }
  const opening = nameOf(ticket.customer?.name ?? '', false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <TicketBadge status={ticket.status} />
        {ticket.customer && <span className="font-semibold break-all">{ticket.customer.email}</span>}
      </div>
      <div role="log" aria-label={shared.conversation} className="space-y-3">
        <Words author={opening} at={ticket.createdAt} mine={side === 'customer'}>
          {ticket.message}
        </Words>
        {ticket.replies.map(({ id, author, fromStaff, message, createdAt }) => (
          <Words key={id} author={nameOf(author, fromStaff)} at={createdAt} mine={fromStaff === (side === 'team')}>
            {message}
          </Words>
        ))}
      </div>
    </>
  )
}

function Words({ author, at, mine, children }: { author: string; at: string; mine: boolean; children: string }) {
  return (
    <div className={`rounded-md border border-line p-4 ${mine ? 'ml-6 bg-areia-100' : 'mr-6 bg-white'}`}>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-muted">
        <span className="font-semibold break-words">{author}</span>
        <ContactDate at={at} />
      </p>
      <p className="mt-1.5 break-words whitespace-pre-wrap">{children}</p>
    </div>
  )
}
