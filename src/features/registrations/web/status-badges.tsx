import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { statusTone } from './status-tone.ts'

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
