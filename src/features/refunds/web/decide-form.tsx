import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallInput } from '#contract/route.ts'
import { refunds } from '#features/refunds/contract.ts'
import { endsOrder } from '#features/refunds/rules/stages.ts'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { typedOptional } from '#web/forms/typed.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Outcome, Preview } from './queries.ts'
import { RefundFigures } from './refund-figures.tsx'
import { useRefundWords } from './use-refund-words.ts'

const decision = refunds.approve.body
type Decided = CallInput<typeof refunds.approve>

/** The customer reads the reason; without the rule it is required. */
const schema = decision
  .pick({ everything: true })
  .extend({ reason: typedOptional(decision.shape.reason) })
  .refine(({ everything, reason }) => !everything || reason !== null, { path: ['reason'], error: 'required' })

type Props<I> = {
  preview: Preview
  /** The amounts by the open request or by the current rule; `firstLabel` names this choice. */
  first: Outcome
  firstLabel: string
  everything: Outcome
  deciding: UseMutationResult<unknown, Error, I>
  input: (decided: Omit<Decided, 'id'>) => I
  /** Further buttons. */
  children?: ReactNode
}

/** Form in which an admin chooses how much is refunded and enters the reason that the customer reads. */
export function DecideForm<I>({ preview, first, firstLabel, everything, deciding, input, children }: Props<I>) {
  const { decide: text } = useMessages('teamRefunds', teamRefunds)
  const { text: shared, money } = useRefundWords()
  const form = useCallForm(deciding, {
    schema,
    values: { everything: first.refusal !== null, reason: '' },
    input: (fields) => input({ ...fields, expectedCents: (fields.everything ? everything : first).figures.totalCents }),
    failed: text.failed,
  })
  const whole = form.watch('everything')
  const chosen = whole ? everything : first
  const choice = (value: boolean, label: string, refused: boolean) => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name="how-much"
        className="size-5 shrink-0 accent-mar-700"
        checked={whole === value}
        disabled={refused}
        onChange={() => form.set({ everything: value })}
      />
      <span className={refused ? 'text-ink-muted' : undefined}>{label}</span>
    </label>
  )
  return (
    <CallForm of={form} className="space-y-4">
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
            {...form.field('reason')}
            label={text.reason}
            hint={whole ? text.everythingHint : text.optional}
            rows={2}
            maxLength={1000}
          />
          {endsOrder(preview.byRule.stage) && <p className="text-sm text-ink-muted">{text.ends}</p>}
        </>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        {!chosen.refusal && (
          <Button type="submit" size="panel" loading={form.busy}>
            {text.approve({ amount: money(chosen.figures.totalCents) })}
          </Button>
        )}
        {children}
      </div>
    </CallForm>
  )
}
