import { reopenedTicket } from '#features/tickets/rules/ticket.ts'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Ticket } from './ticket-queries.ts'
import { useMoveTicket } from './use-ticket-changes.ts'

export function TicketMove({ ticket: { id, status, replies } }: { ticket: Ticket }) {
  const { queue: text } = useMessages('tickets', tickets)
  const move = useMoveTicket(id)
  const closed = status === 'encerrado'
  const to = closed ? reopenedTicket(replies.at(-1)?.fromStaff ?? false) : 'encerrado'
  return (
    <div className="border-t border-line pt-5">
      <Button variant="ghost" size="panel" loading={move.isPending} onClick={() => move.mutate(to)}>
        {closed ? text.reopen : text.close}
      </Button>
    </div>
  )
}
