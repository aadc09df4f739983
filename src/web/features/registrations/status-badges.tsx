import { type RegistrationStatus, statusTone } from '#domain/registrations/status.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { registrations } from '#web/i18n/pt-BR/registrations.ts'
import { Badge } from '#web/ui/badge.tsx'

type Props = { status: RegistrationStatus; paid: boolean }

/** The status in the colours of E19; an order without a payment says so beside it (D13). */
export function StatusBadges({ status, paid }: Props) {
  const text = useMessages('registrations', registrations)
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 max-md:justify-end">
      <Badge tone={statusTone[status]}>{text.status[status]}</Badge>
      {!paid && <Badge tone="red">{text.unpaid}</Badge>}
    </span>
  )
}
