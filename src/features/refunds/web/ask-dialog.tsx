import { useQuery } from '@tanstack/react-query'
import { type RefObject, useId, useState } from 'react'
import { refunds } from '#features/refunds/contract.ts'
import { endsOrder } from '#features/refunds/rules/stages.ts'
import { useDates } from '#web/format/use-dates.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { type Preview, previewQuery } from './queries.ts'
import { RefundFigures } from './refund-figures.tsx'
import { TermsLink } from './terms-link.tsx'
import { useRefundWords } from './use-refund-words.ts'

function Shown({ preview }: { preview: Preview }) {
  const { text, percent } = useRefundWords()
  const { date } = useDates()
  const { byRule, withdrawal } = preview
  const lawDay = { day: withdrawal ? date(withdrawal.until) : '' }
  const price = percent(byRule.pricePercent)
  const stateFee = percent(byRule.stateFeePercent)
  return (
    <div className="space-y-4">
      <p className="text-[0.9375rem]">
        {text.rule({ stage: text.stages[byRule.stage], price, stateFee })} <TermsLink />
      </p>
      {withdrawal && (!withdrawal.refusal || withdrawal.refusal === 'over') && !withdrawal.declaredAt && (
        <p className="text-[0.9375rem]">
          {withdrawal.refusal ? text.withdrawal.over(lawDay) : text.withdrawal.better(lawDay)}
        </p>
      )}
      {byRule.refusal ? (
        <Notice tone="blue">{text.refusals[byRule.refusal]}</Notice>
      ) : (
        <RefundFigures rule={byRule} paid={preview.paid} refundedCents={preview.refundedCents} along={byRule.along} />
      )}
    </div>
  )
}

type Props = { paymentId: string; companyName: string; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** Shows the customer the amounts of the refund before it is requested (K4). */
export default function AskDialog({ paymentId, companyName, onClose, openedBy }: Props) {
  const { text, money } = useRefundWords()
  const { data: preview, error, isFetching, refetch } = useQuery(previewQuery(paymentId))
  // A retry after a lost answer sends the same id, so that it finds its refund.
  const [refundId] = useState(() => crypto.randomUUID())
  const formId = useId()
  const possible = preview && !preview.byRule.refusal
  const expectedCents = preview?.byRule.figures.totalCents ?? 0
  const asking = useCall(refunds.ask, { event: 'registration.changed', done: text.done, onDone: onClose })
  const form = useCallForm(asking, {
    schema: refunds.ask.body.pick({ reason: true }),
    values: { reason: '' },
    input: (fields) => ({ id: paymentId, refundId, expectedCents, ...fields }),
    failed: text.failed,
  })
  return (
    <Dialog
      open
      title={text.ask}
      description={companyName}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
      actions={
        <>
          <DialogCancel>{text.back}</DialogCancel>
          {possible && (
            <Button type="submit" form={formId} size="panel" loading={form.busy}>
              {text.confirm({ amount: money(expectedCents) })}
            </Button>
          )}
        </>
      }
    >
      <CallForm of={form} id={formId}>
        {!preview && error && (
          <ErrorState compact title={text.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!preview && !error && <Skeleton className="h-48 w-full" />}
        {preview && <Shown preview={preview} />}
        {possible && (
          <>
            <TextArea {...form.field('reason')} label={text.reason} rows={3} maxLength={1000} />
            <p className="text-sm text-ink-muted">
              {endsOrder(preview.byRule.stage) && text.ends} {text.sameWay}
            </p>
          </>
        )}
      </CallForm>
    </Dialog>
  )
}
