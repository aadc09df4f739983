import { Check, CircleAlert } from 'lucide-react'
import { WHOLE } from '#features/orders/rules/shares.ts'
import { shareText } from './owner-fields.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

/** Green with a check at exactly 100, otherwise red (G11). */
export function OwnershipTotal({ words, total }: { words: WizardMessages['owner']; total: number }) {
  const whole = total === WHOLE
  const Icon = whole ? Check : CircleAlert
  return (
    <p
      role="status"
      className={`flex items-center gap-2 rounded-md px-4 py-3 font-semibold ${whole ? 'bg-mata-100 text-mata-700' : 'bg-urucum-100 text-urucum-700'}`}
    >
      <Icon size={19} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />
      <span>
        {words.total({ total: shareText(total) })} {!whole && words.needed}
      </span>
    </p>
  )
}
