import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { Outcome, Preview, Refund } from './queries.ts'
import { RefundFigures } from './refund-figures.tsx'
import { useApprove } from './use-refund-changes.ts'
import { useRefundWords } from './use-refund-words.ts'

type Props = { refund: Refund; preview: Preview; everything: Outcome }

/** Refunds everything that is left; if that happened elsewhere already, the withdrawal is only closed. */
export function ExecuteWithdrawal({ refund, preview, everything }: Props) {
  const { withdrawal: text, decide } = useMessages('teamRefunds', teamRefunds)
  const { text: shared, money } = useRefundWords()
  const failureText = useFailureText()
  const approve = useApprove()
  const { refusal, figures } = everything
  const isBack = refusal === 'refunded'
  const expectedCents = (isBack ? refund.figures : figures).totalCents
  return (
    <div className="space-y-4">
      <Notice tone="blue">{text.text}</Notice>
      {approve.error && (
        <Notice tone="red">
          {decide.failed}: {failureText(approve.error)}
        </Notice>
      )}
      {refusal ? (
        <Notice tone="blue">{shared.refusals[refusal]}</Notice>
      ) : (
        <RefundFigures
          rule={everything}
          paid={preview.paid}
          refundedCents={preview.refundedCents}
          along={everything.along}
        />
      )}
      <p className="text-sm text-ink-muted">{text.ends}</p>
      {(!refusal || isBack) && (
        <Button
          size="panel"
          loading={approve.isPending}
          onClick={() => approve.mutate({ id: refund.id, everything: false, expectedCents, reason: null })}
        >
          {isBack ? text.close : decide.approve({ amount: money(expectedCents) })}
        </Button>
      )}
    </div>
  )
}
