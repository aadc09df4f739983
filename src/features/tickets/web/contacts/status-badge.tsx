import type { ContactStatus } from '#features/tickets/rules/contact.ts'
import { support } from '#features/tickets/words/support.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

const tones: Record<ContactStatus, BadgeTone> = { novo: 'yellow', respondido: 'green', encerrado: 'grey' }

export function StatusBadge({ status }: { status: ContactStatus }) {
  const text = useMessages('support', support)
  return <Badge tone={tones[status]}>{text.status[status]}</Badge>
}
