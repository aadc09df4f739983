import type { RefundStatus } from '#features/refunds/rules/status.ts'
import type { BadgeTone } from '#web/ui/badge-tone.ts'

export const refundTone: Record<RefundStatus, BadgeTone> = {
  requested: 'yellow',
  sending: 'blue',
  paid: 'green',
  refused: 'red',
  failed: 'red',
  withdrawn: 'grey',
}
