import type { BadgeTone } from '#domain/badge-tone.ts'
import type { TicketStatus } from '#domain/support/ticket.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { tickets } from '#web/i18n/pt-BR/tickets.ts'
import { Badge } from '#web/ui/badge.tsx'

const tones: Record<TicketStatus, BadgeTone> = { aberto: 'yellow', respondido: 'green', encerrado: 'grey' }

export function TicketBadge({ status }: { status: TicketStatus }) {
  const text = useMessages('tickets', tickets)
  return <Badge tone={tones[status]}>{text.status[status]}</Badge>
}
