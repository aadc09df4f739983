import type { TicketStatus } from '#domain/support/ticket.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { tickets } from '#web/messages/pt-BR/tickets.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<TicketStatus, BadgeTone> = { aberto: 'yellow', respondido: 'green', encerrado: 'grey' }

export function TicketBadge({ status }: { status: TicketStatus }) {
  const text = useMessages('tickets', tickets)
  return <Badge tone={tones[status]}>{text.status[status]}</Badge>
}
