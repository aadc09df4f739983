import type { BadgeTone } from '#domain/badge-tone.ts'
import type { NextAction } from '#domain/registrations/next-step.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { dashboard } from '#web/i18n/pt-BR/dashboard.ts'
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
  returned: 'grey',
  toCome: 'green',
  done: 'green',
}

/** The derived status in the reader's language (D1, D14). */
export function NextStepBadge({ action }: { action: NextAction }) {
  const { situations } = useMessages('dashboard', dashboard)
  return <Badge tone={tones[action]}>{situations[action].label}</Badge>
}
