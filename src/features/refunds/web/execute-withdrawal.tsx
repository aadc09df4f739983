import { refunds } from '#features/refunds/contract.ts'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Outcome, Preview, Refund } from './queries.ts'
import { RefundFigures } from './refund-figures.tsx'
import { useDecided } from './use-decided.ts'
import { useRefundWords } from './use-refund-words.ts'

type Props = { refund: Refund; preview: Preview; everything: Outcome }

/** Refunds everything that is left; if that happened elsewhere already, the withdrawal is only closed. */
export function ExecuteWithdrawal({ refund, preview, everything }: Props) {
  const { withdrawal: text, decide } = useMessages('teamRefunds', teamRefunds)
  const { text: shared, money } = useRefundWords()
  const approve = useCall(refunds.approve, { ...useDecided(), failed: decide.failed })
  const { refusal, figures } = everything
  const isBack = refusal === 'refunded'
  const expectedCents = (isBack ? refund.figures : figures).totalCents
  return (
    <div className="space-y-4">
      <Notice tone="blue">{text.text}</Notice>
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
