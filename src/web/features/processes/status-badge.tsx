import { type RegistrationStatus, statusTone } from '#domain/registrations/status.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { processes } from '#web/messages/pt-BR/processes.ts'
import { Badge } from '#web/ui/badge.tsx'

type Props = { status: RegistrationStatus; paid: boolean }

/** An order without a payment says so beside its status (DECISIONS D13). */
export function ProcessBadges({ status, paid }: Props) {
  const text = useMessages('processes', processes)
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 max-md:justify-end">
      <Badge tone={statusTone[status]}>{text.status[status]}</Badge>
      {!paid && <Badge tone="red">{text.unpaid}</Badge>}
    </span>
  )
}
