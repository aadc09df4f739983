import type { TicketStatus } from '#features/tickets/rules/ticket.ts'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

const tones: Record<TicketStatus, BadgeTone> = { aberto: 'yellow', respondido: 'green', encerrado: 'grey' }

export function TicketBadge({ status }: { status: TicketStatus }) {
  const text = useMessages('tickets', tickets)
  return <Badge tone={tones[status]}>{text.status[status]}</Badge>
}
