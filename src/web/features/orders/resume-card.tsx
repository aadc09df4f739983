import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { orders } from '#contract/orders.ts'
import { CIRCLES } from '#domain/orders/wizard-draft.ts'
import { queryOf } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { payment as words } from '#web/i18n/pt-BR/payment.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** What was begun on any device goes on here (C14); an order that only waits for its payment has its own card. */
export function ResumeCard() {
  const text = useMessages('payment', words)
  const draft = useQuery(queryOf(orders.readDraft, {})).data?.draft
  if (!draft || draft.ordered) return null
  const step = String(Math.min(draft.step, CIRCLES.length))
  return (
    <section className="card mt-6 flex p-5 flex-wrap items-center justify-between gap-5">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-display text-h3">{text.resumeTitle}</h2>
        <p className="mt-1 text-ink-muted">{text.resumeText({ step, total: String(CIRCLES.length) })}</p>
      </div>
      <Link to="/cadastro?continuar=1" className={buttonClass('primary', 'panel')}>
        {text.resumeButton}
      </Link>
    </section>
  )
}
