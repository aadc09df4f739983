import type { ContactStatus } from '#domain/support/contact.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { support } from '#web/messages/pt-BR/support.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<ContactStatus, BadgeTone> = { novo: 'yellow', respondido: 'green', encerrado: 'grey' }

export function StatusBadge({ status }: { status: ContactStatus }) {
  const text = useMessages('support', support)
  return <Badge tone={tones[status]}>{text.status[status]}</Badge>
}
