import { dashboard } from '#features/companies/words/companies.pt-BR.ts'
import type { NextAction } from '#features/registrations/rules/next-step.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

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
