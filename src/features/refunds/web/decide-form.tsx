import { type ReactNode, useState } from 'react'
import { endsOrder } from '#features/refunds/rules/stages.ts'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { Outcome, Preview } from './queries.ts'
import { RefundFigures } from './refund-figures.tsx'
import { useRefundWords } from './use-refund-words.ts'

export type Decided = { everything: boolean; expectedCents: number; reason: string | null }
type Props = {
  preview: Preview
  /** The amounts by the open request or by the current rule; `firstLabel` names this choice. */
  first: Outcome
  firstLabel: string
  everything: Outcome
  pending: boolean
  error: unknown
  onApprove: (decided: Decided) => void
  /** Further buttons. */
  children?: ReactNode
}

/** Form in which an admin chooses how much is refunded and enters the reason that the customer reads. */
export function DecideForm({ preview, first, firstLabel, everything, pending, error, onApprove, children }: Props) {
  const { decide: text } = useMessages('teamRefunds', teamRefunds)
  const { text: shared, money } = useRefundWords()
  const failureText = useFailureText()
  const [whole, setWhole] = useState(first.refusal !== null)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const chosen = whole ? everything : first
  const missing = whole && !reason.trim()
  const submit = () => {
    setTried(true)
    if (missing) return
    onApprove({ everything: whole, expectedCents: chosen.figures.totalCents, reason: reason.trim() || null })
  }
  const choice = (value: boolean, label: string, refused: boolean) => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name="how-much"
        className="size-5 shrink-0 accent-mar-700"
        checked={whole === value}
        disabled={refused}
        onChange={() => setWhole(value)}
      />
      <span className={refused ? 'text-ink-muted' : undefined}>{label}</span>
    </label>
  )
  return (
    <div className="space-y-4">
      {error !== null && error !== undefined && (
        <Notice tone="red">
          {text.failed}: {failureText(error)}
        </Notice>
      )}
      <fieldset>
        <legend className="font-semibold">{text.choice}</legend>
        {choice(false, firstLabel, first.refusal !== null)}
        {choice(true, text.everything({ amount: money(everything.figures.totalCents) }), everything.refusal !== null)}
      </fieldset>
      {chosen.refusal ? (
        <Notice tone="blue">{shared.refusals[chosen.refusal]}</Notice>
      ) : (
        <>
          <RefundFigures rule={chosen} paid={preview.paid} refundedCents={preview.refundedCents} along={chosen.along} />
          <TextArea
            label={text.reason}
            hint={whole ? text.everythingHint : text.optional}
            rows={2}
            maxLength={1000}
            value={reason}
            error={tried && missing ? text.reasonMissing : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          {endsOrder(preview.byRule.stage) && <p className="text-sm text-ink-muted">{text.ends}</p>}
        </>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        {!chosen.refusal && (
          <Button size="panel" loading={pending} onClick={submit}>
            {text.approve({ amount: money(chosen.figures.totalCents) })}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
