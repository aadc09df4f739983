import { type RegistrationStatus, statusTone } from '#domain/registrations/status.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { registrations } from '#web/i18n/pt-BR/registrations.ts'
import { Badge } from '#web/ui/badge.tsx'

/** In the words and colours of E19; `label` is for screens with other words, such as the agent's of E1. */
export function RegistrationStatusBadge({ status, label }: { status: RegistrationStatus; label?: string }) {
  const text = useMessages('registrations', registrations)
  return <Badge tone={statusTone[status]}>{label ?? text.status[status]}</Badge>
}
