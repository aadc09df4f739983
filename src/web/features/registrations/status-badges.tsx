import type { RegistrationStatus } from '#domain/registrations/status.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { registrations } from '#web/i18n/pt-BR/registrations.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RegistrationStatusBadge } from './status-badge.tsx'

type Props = { status: RegistrationStatus; paid: boolean }

/** An order without a payment says so beside its status (D13). */
export function StatusBadges({ status, paid }: Props) {
  const text = useMessages('registrations', registrations)
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 max-md:justify-end">
      <RegistrationStatusBadge status={status} />
      {!paid && <Badge tone="red">{text.unpaid}</Badge>}
    </span>
  )
}
