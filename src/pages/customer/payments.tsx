import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { HistoryTable } from '#features/payments/web/history-table.tsx'
import { KeptCards } from '#features/payments/web/kept-cards.tsx'
import { historyQuery } from '#features/payments/web/queries.ts'
import { SummaryCards } from '#features/payments/web/summary-cards.tsx'
import { payment as payWords, payments as words } from '#features/payments/words/payments.pt-BR.ts'
import { OwnRefund } from '#features/refunds/web/own-refund.tsx'
import { ownRefundsQuery } from '#features/refunds/web/queries.ts'
import { RefundRight } from '#features/refunds/web/refund-right.tsx'
import { isStaff } from '#rules/role.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { useSession } from '#web/session/use-session.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function Payments() {
  const text = useMessages('payments', words)
  const { user } = useSession()
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-5 text-ink-muted">{text.intro}</p>
      {user && isStaff(user.role) ? <NoPayments /> : <OwnPayments />}
    </>
  )
}

/** The screen of a customer without an order, shown to superadmins who look at this panel. */
function NoPayments() {
  const text = useMessages('payments', words)
  const none = { items: [], nextCursor: null, totals: { paidCents: 0, pendingCents: 0 }, nextPayment: null }
  return (
    <div className="space-y-7">
      <SummaryCards first={none} />
      <section>
        <h2 className="mb-3 text-h3">{text.history}</h2>
        <HistoryTable rows={none.items} more={undefined} />
      </section>
    </div>
  )
}

function OwnPayments() {
  const text = useMessages('payments', words)
  const pay = useMessages('payment', payWords)
  const [address] = useSearchParams()
  const session = useSession()
  const { rows: paid, first, more, failed, onRetry, retrying } = usePagedRows(historyQuery)
  // Rows wait for the refunds, because a refund line that appears later would move the rows below.
  const rows = useQuery(ownRefundsQuery).isPending ? undefined : paid
  if (failed)
    return (
      <div className="card">
        <ErrorState title={text.failed} text={text.failedText} onRetry={onRetry} retrying={retrying} />
      </div>
    )
  return (
    <div className="space-y-7">
      {address.get('payment') === 'cancelled' && first?.nextPayment && <Notice tone="blue">{text.notCompleted}</Notice>}
      {address.get('payment') === 'failed' && first?.nextPayment && (
        <Notice tone="red">
          {pay.failedTitle}. {pay.failedText}
        </Notice>
      )}
      {session.data?.paymentsPaused && first?.nextPayment && (
        <Notice tone="blue">
          <strong>{pay.pausedTitle}.</strong> {pay.pausedText}
        </Notice>
      )}
      <SummaryCards first={first} />
      <section>
        <h2 className="mb-3 text-h3">{text.history}</h2>
        <RefundRight />
        <HistoryTable rows={rows} more={more} refundOf={(payment) => <OwnRefund payment={payment} />} />
      </section>
      {/* Waits for the history, which changes its height when it loads and would move these cards. */}
      {rows && <KeptCards />}
    </div>
  )
}
