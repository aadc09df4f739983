import type { BadgeTone } from '#domain/badge-tone.ts'
import type { NextAction } from '#domain/registrations/next-step.ts'
import { Badge } from '#web/ui/badge.tsx'

const tones: Record<NextAction, BadgeTone> = {
  pay: 'yellow',
  send: 'blue',
  sendAsked: 'yellow',
  resend: 'red',
  wait: 'blue',
  waitState: 'blue',
  refunded: 'yellow',
  rejected: 'red',
  done: 'green',
}

/** The derived status in the English words of D14 (D1; against L1). */
export function NextStepBadge({ action, label }: { action: NextAction; label: string }) {
  return <Badge tone={tones[action]}>{label}</Badge>
}
