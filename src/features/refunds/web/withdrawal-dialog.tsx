import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { refunds } from '#features/refunds/contract.ts'
import { isAtState } from '#features/refunds/rules/stages.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Preview, previewQuery } from './queries.ts'
import { RefundFigures } from './refund-figures.tsx'
import { TermsLink } from './terms-link.tsx'
import { useRefundWords } from './use-refund-words.ts'

const whole = { pricePercent: 100, stateFeePercent: 100 }

function Shown({ preview }: { preview: Preview }) {
  const { text } = useRefundWords()
  const { date } = useDates()
  const { withdrawal, paid, refundedCents, byRule } = preview
  if (!withdrawal || withdrawal.refusal)
    return <Notice tone="blue">{text.refusals[withdrawal?.refusal ?? 'unpaid']}</Notice>
  return (
    <>
      <p className="text-[0.9375rem]">{text.withdrawal.right({ day: date(withdrawal.until) })}</p>
      <RefundFigures
        rule={{ ...whole, figures: withdrawal.figures }}
        paid={paid}
        refundedCents={refundedCents}
        along={withdrawal.along}
      />
      {isAtState(byRule.stage) && <Notice tone="blue">{text.withdrawal.stays}</Notice>}
      <p className="text-sm text-ink-muted">
        {text.withdrawal.follows} <TermsLink />
      </p>
    </>
  )
}

type Props = { paymentId: string; companyName: string; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** The customer withdraws from a payment: no reason and no approval needed (K7). */
export default function WithdrawalDialog({ paymentId, companyName, onClose, openedBy }: Props) {
  const { text, money } = useRefundWords()
  const { data: preview, error, isFetching, refetch } = useQuery(previewQuery(paymentId))
  const declare = useCall(refunds.declareWithdrawal, {
    event: 'registration.changed',
    done: text.withdrawal.done,
    failed: text.withdrawal.failed,
    onDone: onClose,
  })
  const { withdrawal } = preview ?? {}
  return (
    <Dialog
      open
      title={text.withdrawal.act}
      description={companyName}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
      actions={
        <>
          <DialogCancel>{text.back}</DialogCancel>
          {withdrawal && !withdrawal.refusal && (
            <Button size="panel" loading={declare.isPending} onClick={() => declare.mutate({ id: paymentId })}>
              {text.withdrawal.confirm({ amount: money(withdrawal.figures.totalCents) })}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-5">
        {!preview && error && (
          <ErrorState compact title={text.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!preview && !error && <Skeleton className="h-48 w-full" />}
        {preview && <Shown preview={preview} />}
      </div>
    </Dialog>
  )
}
