import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { orders } from '#features/orders/contract.ts'
import { CIRCLES } from '#features/orders/rules/wizard-draft.ts'
import { payment as words } from '#features/payments/words/payments.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Resumes a draft that was started on any device (C14); an order that only awaits its payment has its own card. */
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
