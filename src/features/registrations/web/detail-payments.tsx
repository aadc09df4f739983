import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { officeDashboard } from '#features/dashboard/contract.ts'
import { paymentHistory } from '#features/payments/contract/payment-history.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { linkTo } from '#web/api/call.ts'
import { dollars } from '#web/format/money.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { Button } from '#web/ui/button.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { DetailPart } from './detail-part.tsx'
import type { RegistrationDetail } from './queries.ts'

type Payments = NonNullable<RegistrationDetail['payments']>

const tones: Record<PaymentStatus, BadgeTone> = { pending: 'yellow', paid: 'green', failed: 'red', refunded: 'grey' }

export function DetailPayments({ payments }: { payments: Payments }) {
  const { detail: text } = useMessages('teamRegistrations', teamRegistrations)
  const { locale } = useLocale()
  const dates = useDates()
  return (
    <DetailPart title={text.payments}>
      {payments.length === 0 && <p className="text-ink-muted">{text.noPayments}</p>}
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="flex items-center justify-between gap-3 py-2.5 first:pt-0 last:pb-0">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium tabular-nums">{dollars(payment.amountCents, locale)}</span>
                <Badge tone={tones[payment.status]}>{text.paymentStatus[payment.status]}</Badge>
                {payment.disputed && !payment.disputeClosed && <Badge tone="red">{text.disputed}</Badge>}
                {payment.disputeClosed && <Badge tone="grey">{text.disputeClosed}</Badge>}
              </p>
              <PaidFor what={payment.paidFor} />
              <p className="text-sm text-ink-muted">
                {payment.invoiceNumber && `${payment.invoiceNumber}, `}
                {dates.date(payment.paidAt ?? payment.createdAt)}
                {payment.refundedCents > 0 && (
                  <span className="block">{text.refunded({ amount: dollars(payment.refundedCents, locale) })}</span>
                )}
              </p>
              {payment.disputed && !payment.disputeClosed && <CloseDispute id={payment.id} />}
              {payment.status === 'paid' && payment.amountCents > 0 && (
                <Link
                  to={`/admin/refunds?pagamento=${payment.id}`}
                  className="inline-flex min-h-11 items-center text-sm font-semibold text-mar-700 underline-offset-4 hover:underline"
                >
                  {text.giveBack}
                </Link>
              )}
            </div>
            {payment.invoiceNumber && (
              <a
                href={linkTo(paymentHistory.invoice, { id: payment.id })}
                download
                aria-label={text.invoice({ number: payment.invoiceNumber })}
                className="icon-btn"
              >
                <Download size={18} aria-hidden="true" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}

/** What a payment was for: the company itself, a better plan, or a service that was ordered for it. */
function PaidFor({ what }: { what: Payments[number]['paidFor'] }) {
  const { detail: text } = useMessages('teamRegistrations', teamRegistrations)
  const say = (): string => {
    if (what.kind === 'order') return text.paidFor.order(what)
    if (what.kind === 'upgrade') return text.paidFor.upgrade(what)
    return what.duty
      ? text.paidFor.forDuty({ name: what.name, duty: what.duty.name, year: what.duty.period })
      : what.name
  }
  return (
    <p translate="no" className="text-[0.9375rem] break-words">
      {say()}
    </p>
  )
}

/** Marks a dispute as handled by the office, so that it no longer waits on the dashboard (G50). */
function CloseDispute({ id }: { id: string }) {
  const { detail: text } = useMessages('teamRegistrations', teamRegistrations)
  const closing = useCall(paymentHistory.closeDispute, {
    event: 'registration.changed',
    stale: [officeDashboard.read],
    done: text.disputeDone,
    failed: text.disputeFailed,
  })
  return (
    <Button
      variant="ghost"
      size="panel"
      loading={closing.isPending}
      onClick={() => closing.mutate({ id })}
      className="mt-2"
    >
      {text.closeDispute}
    </Button>
  )
}
