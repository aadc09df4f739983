import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Output } from '#contract/route.ts'
import type { paymentHistory } from '#features/payments/contract/payment-history.ts'
import { refunds } from '#features/refunds/contract.ts'
import type { RefundStatus } from '#features/refunds/rules/status.ts'
import { linkTo } from '#web/api/call.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { ownRefundsQuery, type Refund } from './queries.ts'
import { refundTone } from './refund-tone.ts'
import { useRefundWords } from './use-refund-words.ts'
import { WithdrawButton } from './withdraw-button.tsx'

const AskDialog = lazy(() => import('./ask-dialog.tsx'))
const WithdrawalDialog = lazy(() => import('./withdrawal-dialog.tsx'))

/** A refund that failed at the provider is shown to the customer as still being sent, because admins have to resolve it. */
const toneOf = (status: RefundStatus) => refundTone[status === 'failed' ? 'sending' : status]

function State({ refund }: { refund: Refund }) {
  const { text, money } = useRefundWords()
  const { status, figures, decisionReason, ground, returned } = refund
  const states = ground === 'withdrawal' ? text.withdrawal.states : text.states
  return (
    <div className="max-md:text-right">
      <Badge tone={toneOf(status)}>{states[status]}</Badge>
      <p className="mt-0.5 text-sm text-ink-muted tabular-nums">{text.amount({ amount: money(figures.totalCents) })}</p>
      {returned && <p className="max-w-[36ch] text-sm text-ink-muted max-md:ml-auto">{text.returned}</p>}
      {decisionReason && (
        <p translate="no" className="max-w-[36ch] text-sm break-words text-ink-muted max-md:ml-auto">
          {text.why({ reason: decisionReason })}
        </p>
      )}
    </div>
  )
}

function CreditNote({ id, number }: { id: string; number: string }) {
  const { text } = useRefundWords()
  return (
    <a
      href={linkTo(refunds.creditNote, { id })}
      download
      aria-label={text.creditNote({ number })}
      className={`${buttonClass('ghost', 'panel')} whitespace-nowrap`}
    >
      <Download size={17} aria-hidden="true" />
      {number}
    </a>
  )
}

type Dialogs = { of: typeof AskDialog; label: string; named: string; paymentId: string; companyName: string }

function DialogButton({ of: Opened, label, named, paymentId, companyName }: Dialogs) {
  const [open, setOpen] = useState(false)
  const { openedBy, note } = useOpener()
  return (
    <>
      <Button
        variant="ghost"
        size="panel"
        aria-label={named}
        onClick={() => {
          note()
          setOpen(true)
        }}
      >
        {label}
      </Button>
      {open && (
        <Suspense>
          <Opened {...{ paymentId, companyName, openedBy }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type Payment = Output<typeof paymentHistory.list>['items'][number]
type Props = {
  payment: Pick<Payment, 'id' | 'status' | 'amountCents' | 'withdrawUntil' | 'withdrawnAt'> & {
    registration: { companyName: string }
  }
}

/** The state of a payment's refund, and what the customer can do about it. */
export function OwnRefund({ payment }: Props) {
  const { text } = useRefundWords()
  const { date } = useDates()
  const { data, error } = useQuery(ownRefundsQuery)
  const { companyName: company } = payment.registration
  const dialog = { paymentId: payment.id, companyName: company }
  const of = data?.items.filter(({ paymentId }) => paymentId === payment.id) ?? []
  const latest = of.find(({ status }) => status !== 'withdrawn')
  const settled = of.some(({ status }) => status === 'paid')
  const asks = payment.status === 'paid' && payment.amountCents > 0 && !settled
  const mayAsk = asks && (!latest || latest.status === 'refused')
  if (!data) return error && <p className="text-sm text-urucum-600">{text.listFailed}</p>
  return (
    <>
      {latest && <State refund={latest} />}
      {of.map(({ id, creditNote }) => creditNote && <CreditNote key={id} id={id} number={creditNote} />)}
      {latest?.status === 'requested' && <WithdrawButton refund={latest} />}
      {payment.withdrawnAt && latest?.ground !== 'withdrawal' && (
        <p className="text-sm text-ink-muted">{text.withdrawal.declared({ day: date(payment.withdrawnAt) })}</p>
      )}
      {payment.withdrawUntil && (
        <>
          <DialogButton
            {...dialog}
            of={WithdrawalDialog}
            label={text.withdrawal.act}
            named={text.withdrawal.actOf({ company })}
          />
          <p className="text-sm text-ink-muted">{text.withdrawal.until({ day: date(payment.withdrawUntil) })}</p>
        </>
      )}
      {mayAsk && <DialogButton {...dialog} of={AskDialog} label={text.ask} named={text.askOf({ company })} />}
    </>
  )
}
