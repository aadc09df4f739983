import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refunds } from '#features/refunds/contract.ts'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DecideForm } from './decide-form.tsx'
import { previewQuery } from './queries.ts'
import { useDecided } from './use-decided.ts'
import { useRefundWords } from './use-refund-words.ts'

type Props = { paymentId: string; onClose: () => void; onDone: (refundId: string) => void }

/** An admin refunds a payment without a request: by the rule, or everything that is left. */
export default function StartDialog({ paymentId, onClose, onDone }: Props) {
  const { start: text, decide } = useMessages('teamRefunds', teamRefunds)
  const { text: shared, money } = useRefundWords()
  const { data: preview, error, isFetching, refetch } = useQuery(previewQuery(paymentId))
  // A retry after a lost answer sends the same id, so that it finds its refund.
  const [refundId] = useState(() => crypto.randomUUID())
  const decided = useDecided()
  const start = useCall(refunds.start, {
    ...decided,
    onDone: (refund) => {
      decided.onDone(refund)
      onDone(refund.id)
    },
  })
  const { byRule, everything, asked } = preview ?? {}
  return (
    <Dialog open title={text.title} {...(preview ? { description: preview.companyName } : {})} onOpenChange={onClose}>
      {!preview && error && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!preview && !error && <Skeleton className="h-48 w-full" />}
      {preview && asked && (
        <div className="space-y-5">
          <Notice tone="blue">{text.goToRequest}</Notice>
          <DialogCancel>{decide.cancel}</DialogCancel>
        </div>
      )}
      {preview && byRule && everything && !asked && (
        <DecideForm
          preview={preview}
          first={byRule}
          firstLabel={decide.byRule({
            amount: money(byRule.figures.totalCents),
            stage: shared.stages[byRule.stage],
          })}
          everything={everything}
          deciding={start}
          input={(fields) => ({ id: paymentId, refundId, ...fields })}
        >
          <DialogCancel>{decide.cancel}</DialogCancel>
        </DecideForm>
      )}
    </Dialog>
  )
}
