import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Refund } from './queries.ts'
import { refundTone } from './refund-tone.ts'

/** A requested withdrawal is labelled as to be executed, because it needs no decision. */
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
