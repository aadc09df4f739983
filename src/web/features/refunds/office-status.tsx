import { refundTone } from '#domain/refunds/status.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRefunds } from '#web/i18n/pt-BR/team-refunds.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Refund } from './queries.ts'

/** A withdrawal needs no decision, only its execution. */
export function OfficeStatus({ refund: { status, ground } }: { refund: Pick<Refund, 'status' | 'ground'> }) {
  const text = useMessages('teamRefunds', teamRefunds)
  const byLaw = ground === 'withdrawal'
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={refundTone[status]}>
        {byLaw && status === 'requested' ? text.withdrawal.toReturn : text.statuses[status]}
      </Badge>
      {byLaw && <Badge tone="red">{text.withdrawalBadge}</Badge>}
    </span>
  )
}
