import { Check, CircleAlert } from 'lucide-react'
import { type PaymentCheck, paymentChecks } from '#features/orders/rules/payment-checks.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = { words: WizardMessages['payment']; lines: Record<PaymentCheck, boolean>; valid: boolean }

/** One line per check, and the overall result as a badge (G15). */
export function ValidationPanel({ words, lines, valid }: Props) {
  return (
    <section aria-label={words.validation} role="status" className="rounded-md bg-areia-100 p-4">
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">{words.validation}</p>
        <Badge tone={valid ? 'green' : 'yellow'}>{valid ? words.valid : words.incomplete}</Badge>
      </div>
      <ul className="mt-2 space-y-1.5 text-[0.9375rem]">
        {paymentChecks.map((check) => {
          const fine = lines[check]
          const Icon = fine ? Check : CircleAlert
          return (
            <li key={check} className={`flex items-center gap-2.5 ${fine ? 'text-mata-700' : 'text-ink-muted'}`}>
              <Icon size={17} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />
              {fine ? words.fine[check] : words.wrong[check]}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
