import { CalendarClock, CircleCheck, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { RefundLink } from '#features/orders/web/refund-link.tsx'
import { payment as payWords, payments as words } from '#features/payments/words/payments.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PayButton } from './pay-button.tsx'
import type { History } from './queries.ts'

/** `first` is undefined while the payments are loading. */
export function SummaryCards({ first }: { first: History | undefined }) {
  const text = useMessages('payments', words)
  const pay = useMessages('payment', payWords)
  const money = useMoney()
  const totals = first?.totals
  const next = first?.nextPayment
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Figure Icon={CircleCheck} title={text.totalPaid} value={totals && money(totals.paidCents)}>
        {text.afterRefunds}
      </Figure>
      <Figure Icon={Clock} title={text.pending} value={totals && money(totals.pendingCents)}>
        {text.notYetPaid}
      </Figure>
      <Figure Icon={CalendarClock} title={text.next} value={first && (next ? money(next.amountCents) : '-')}>
        {next ? next.companyName : text.noNext}
        {next && (
          <span className="mt-3 flex flex-wrap items-center gap-x-4">
            <PayButton
              packageId={next.packageId}
              registrationId={next.registrationId}
              purchaseId={next.purchaseId}
              label={pay.payNow}
              from="/user/payments"
            />
            <RefundLink label={pay.refundRule} />
          </span>
        )}
      </Figure>
    </div>
  )
}

type FigureProps = { Icon: LucideIcon; title: string; value: string | undefined | null; children: ReactNode }

function Figure({ Icon, title, value, children }: FigureProps) {
  return (
    <section className="card min-w-0 p-5">
      <h2 className="flex items-center gap-2 font-sans text-label font-semibold text-ink-muted">
        <Icon size={17} aria-hidden="true" />
        {title}
      </h2>
      {value ? (
        <>
          <p className="mt-2 font-display text-[1.75rem] leading-tight tabular-nums">{value}</p>
          <div className="mt-1 text-sm break-words text-ink-muted">{children}</div>
        </>
      ) : (
        <div className="space-y-2.5 pt-3 pb-1">
          <Skeleton className="h-7 w-32" />
          <Skeleton className="h-4 w-44 max-w-full" />
        </div>
      )}
    </section>
  )
}
