import type { BadgeTone } from '#domain/badge-tone.ts'
import type { ContactStatus } from '#domain/support/contact.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { support } from '#web/i18n/pt-BR/support.ts'
import { Badge } from '#web/ui/badge.tsx'

const tones: Record<ContactStatus, BadgeTone> = { novo: 'yellow', respondido: 'green', encerrado: 'grey' }

export function StatusBadge({ status }: { status: ContactStatus }) {
  const text = useMessages('support', support)
  return <Badge tone={tones[status]}>{text.status[status]}</Badge>
}
