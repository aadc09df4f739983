import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { refunds } from '#features/refunds/contract.ts'
import { waitsForOffice } from '#features/refunds/rules/status.ts'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { linkTo } from '#web/api/call.ts'
import { useDates } from '#web/format/use-dates.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AtState } from './at-state.tsx'
import { OfficeStatus } from './office-status.tsx'
import { previewQuery, type Refund, refundQuery } from './queries.ts'
import { RefundActions } from './refund-actions.tsx'
import { RefundFigures } from './refund-figures.tsx'
import { useRefundWords } from './use-refund-words.ts'

function Details({ refund }: { refund: Refund }) {
  const { drawer: text, byOffice, grounds, withdrawal } = useMessages('teamRefunds', teamRefunds)
  const { text: shared } = useRefundWords()
  const { dateTime } = useDates()
  const { customer, office, decidedAt, creditNote } = refund
  const owed = refund.ground === 'withdrawal' && waitsForOffice(refund.status)
  const decided = decidedAt ? text.decidedBy({ who: office?.decidedBy ?? '-', at: dateTime(decidedAt) }) : null
  return (
    <div className="space-y-5">
      <div translate="no">
        <FactList
          className="grid-cols-1 gap-x-6 sm:grid-cols-2"
          facts={[
            [text.customer, customer && `${customer.name}, ${customer.email}`],
            [text.asked, refund.byOffice ? `${dateTime(refund.askedAt)}. ${byOffice}` : dateTime(refund.askedAt)],
            [text.ground, refund.ground && grounds[refund.ground]],
            [withdrawal.deadline, owed ? withdrawal.atOnce({ since: dateTime(refund.askedAt) }) : null],
            [text.stage, shared.stages[refund.stage]],
            [text.reason, refund.reason],
            [text.decided, decided],
            [text.answer, refund.decisionReason],
            [text.paid, refund.paidAt && dateTime(refund.paidAt)],
          ]}
        />
      </div>
      {refund.status !== 'requested' && <RefundFigures rule={refund} />}
      <div className="flex flex-wrap gap-3">
        <Link to={`/admin/processes?processo=${refund.registration.id}`} className={buttonClass('ghost', 'panel')}>
          {text.process}
        </Link>
        {creditNote && (
          <a
            href={linkTo(refunds.creditNote, { id: refund.id })}
            download
            aria-label={shared.creditNote({ number: creditNote })}
            className={buttonClass('ghost', 'panel')}
          >
            <Download size={17} aria-hidden="true" />
            {creditNote}
          </a>
        )}
      </div>
    </div>
  )
}

function FoundAtState({ refund }: { refund: Refund }) {
  const { data, error, isFetching, refetch } = useQuery(previewQuery(refund.paymentId))
  if (!data)
    return error ? (
      <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton className="h-32 w-full" />
    )
  return data.atState && <AtState found={data.atState} />
}

type Props = { id: string } & Pick<
  ComponentProps<typeof RecordDrawer>,
  'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'
>

/** One refund: who asked for what and why, the figures, and the decision. */
export default function RefundDrawer({ id, ...drawer }: Props) {
  const { drawer: text } = useMessages('teamRefunds', teamRefunds)
  const { data: refund, error, isFetching, refetch } = useQuery(refundQuery(id))
  return (
    <RecordDrawer
      {...drawer}
      title={refund?.registration.companyName ?? text.title}
      {...(refund ? { description: text.title, badges: <OfficeStatus refund={refund} /> } : {})}
    >
      {!refund && error && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!refund && !error && (
        <div role="status" className="space-y-3">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {refund && (
        <div className="space-y-6">
          <Details refund={refund} />
          {refund.ground === 'withdrawal' && <FoundAtState refund={refund} />}
          <RefundActions key={refund.status} refund={refund} />
        </div>
      )}
    </RecordDrawer>
  )
}
