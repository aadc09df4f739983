import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paymentHistory } from '#features/payments/contract/payment-history.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import { payment as payWords, payments as words } from '#features/payments/words/payments.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { NextPage } from '#web/ui/load-more.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PayButton } from './pay-button.tsx'
import type { Payment } from './queries.ts'

/** Only Paid is green, all others yellow (G27). */
const tones: Record<PaymentStatus, BadgeTone> = {
  paid: 'green',
  pending: 'yellow',
  failed: 'yellow',
  refunded: 'yellow',
}

function useColumns(refundOf: Props['refundOf']): Column<Payment>[] {
  const text = useMessages('payments', words)
  const dates = useDates()
  return [
    { key: 'description', header: text.description, primary: true, cell: Description },
    {
      key: 'date',
      header: text.date,
      cell: ({ createdAt }) => <Day at={createdAt} text={dates.date(createdAt)} />,
    },
    { key: 'amount', header: text.amount, cell: Amount },
    {
      key: 'status',
      header: text.shared.status,
      cell: ({ status }) => <Badge tone={tones[status]}>{text.status[status]}</Badge>,
    },
    { key: 'method', header: text.columns.method, cell: ({ method }) => text.method[method] },
    {
      key: 'invoice',
      header: text.columns.invoice,
      cell: (payment) => <Actions payment={payment}>{refundOf?.(payment)}</Actions>,
    },
  ]
}

const Description = ({ description, registration }: Payment) => (
  <div className="max-w-[44ch] min-w-40">
    <p className="font-semibold break-words">{description}</p>
    <p className="text-sm font-normal break-words text-ink-muted">{registration.companyName}</p>
  </div>
)

const Day = ({ at, text }: { at: string; text: string }) => (
  <time dateTime={at} className="whitespace-nowrap tabular-nums">
    {text}
  </time>
)

function Amount({ amountCents, refundedCents }: Payment) {
  const money = useMoney()
  const text = useMessages('payments', words)
  return (
    <span className="whitespace-nowrap tabular-nums">
      {money(amountCents)}
      {refundedCents > 0 && (
        <span className="block text-sm text-ink-muted">{text.refunded({ amount: money(refundedCents) })}</span>
      )}
    </span>
  )
}

function Actions({ payment, children }: { payment: Payment; children: ReactNode }) {
  const { id, invoiceNumber, payable, purchaseId, registration } = payment
  const text = useMessages('payments', words)
  const pay = useMessages('payment', payWords)
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:justify-end">
      {invoiceNumber && (
        <a
          href={paymentHistory.invoice.path.replace(':id', id)}
          download
          aria-label={text.invoiceOf({ number: invoiceNumber })}
          className={`${buttonClass('ghost', 'panel')} whitespace-nowrap`}
        >
          <Download size={17} aria-hidden="true" />
          {invoiceNumber}
        </a>
      )}
      {payable && (
        <PayButton
          packageId={registration.packageId}
          registrationId={registration.id}
          purchaseId={purchaseId}
          label={pay.payNow}
          name={text.payNamed({ company: registration.companyName })}
          from="/user/payments"
          variant="ghost"
        />
      )}
      {children}
    </div>
  )
}

type Props = {
  rows: readonly Payment[] | undefined
  more: NextPage | undefined
  /** Renders the state of a payment's refund and what the customer can do about it. */
  refundOf?: (payment: Payment) => ReactNode
}

export function HistoryTable({ rows, more, refundOf }: Props) {
  const text = useMessages('payments', words)
  const columns = useColumns(refundOf)
  const order = (
    <Link to="/cadastro" className={buttonClass('primary', 'panel')}>
      {text.openMyCompany}
    </Link>
  )
  return (
    <DataTable
      caption={text.history}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={text.empty} text={text.emptyText} action={order} />}
      more={more}
    />
  )
}
