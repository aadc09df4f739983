import { ChevronRight } from 'lucide-react'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import type { TicketSummary } from './ticket-queries.ts'

export function OwnTicket({ ticket, onOpen }: { ticket: TicketSummary; onOpen: () => void }) {
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
