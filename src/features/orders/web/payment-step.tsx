import { type FormEvent, useRef, useState } from 'react'
import type { FormationQuote } from '#features/catalog/rules/formation-quote.ts'
import { isDeclinedCard } from '#features/orders/rules/card.ts'
import { billing as billingFields } from '#features/orders/rules/order-fields.ts'
import { checkPayment } from '#features/orders/rules/payment-checks.ts'
import type { WizardDraft } from '#features/orders/rules/wizard-draft.ts'
import type { PaymentMode } from '#features/payments/rules/methods.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { AddressFields } from './address-fields.tsx'
import { CardFields } from './card-fields.tsx'
import { errorsIn, errorsUnder, focusFirstError } from './field-errors.ts'
import { KeepingCost } from './keeping-cost.tsx'
import { OrderSummary } from './order-summary.tsx'
import { RefundLink } from './refund-link.tsx'
import { StateFacts } from './state-facts.tsx'
import { StepActions } from './step-actions.tsx'
import { StepHeading } from './step-heading.tsx'
import { useCardErrors } from './use-card-errors.ts'
import type { CompanyType, Guide, Plan, State } from './use-catalog.ts'
import type { WizardMessages } from './use-wizard-messages.ts'
import { ValidationPanel } from './validation-panel.tsx'

type Billing = WizardDraft['billing']
export type PaymentNotice = { tone: 'blue' | 'red'; text: string }
type Props = {
  text: WizardMessages
  ordered: {
    type: CompanyType
    state: State
    plan: Plan
    guide: Guide | undefined
    quote: FormationQuote
    owners: WizardDraft['owners']
  }
  /** Who takes the payment, and whether a card is really charged. */
  provider: { mode: PaymentMode; live: boolean }
  notice: PaymentNotice | undefined
  billing: Billing
  processing: boolean
  onBilling: (billing: Billing) => void
  onBack: () => void
  onPay: (declined: boolean) => void
}

const noCard = { number: '', expiry: '', cvv: '' }

/** Step 6. Stripe takes the card on its own page, test mode in a form here; while payments are paused the order is kept (C7). */
export function PaymentStep({ text, ordered, provider, notice, billing, processing, onBilling, onBack, onPay }: Props) {
  const words = text.payment
  const { type, state, plan, guide, quote, owners } = ordered
  const problemText = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const [card, setCard] = useState(noCard)
  const [tried, setTried] = useState(false)
  // The price on screen follows edits by admins; a customer who confirmed another price sees a notice (G84).
  const [firstSeen] = useState(quote.totalCents)
  const told = quote.totalCents === firstSeen ? notice : ({ tone: 'blue', text: words.priceChanged } as const)
  const onStripe = provider.mode === 'stripe' && quote.totalCents > 0
  const paused = provider.mode === 'paused' && quote.totalCents > 0
  const asksCard = provider.mode === 'test' && quote.totalCents > 0
  const whole = { ...card, name: billing.nameOnCard }
  const cardErrors = useCardErrors(whole, tried, { required: problemText('required'), ...words.problems })
  const checked = checkPayment(whole, billing.address, new Date())
  const ready = !asksCard || (checked.valid && cardErrors.none)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (processing) return
    setTried(true)
    if (ready) onPay(asksCard && isDeclinedCard(card.number))
    else focusFirstError(form.current)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-5">
      <StepHeading title={text.steps[6]}>{words.lead}</StepHeading>
      {told && <Notice tone={told.tone}>{told.text}</Notice>}
      <OrderSummary text={text} type={type.label} state={state.name} plan={plan.name} quote={quote} />
      <StateFacts text={text} type={type} state={state} guide={guide} feeToo={false} />
      <KeepingCost words={words.keeping} typeId={type.id} stateId={state.id} owners={owners} />
      {quote.totalCents === 0 && <Notice tone="blue">{words.nothingToPay}</Notice>}
      {onStripe && (
        <Notice tone="blue">
          {words.onStripe} {!provider.live && <strong>{words.stripeTest}</strong>}
        </Notice>
      )}
      {paused && (
        <Notice tone="blue">
          <strong>{words.pausedTitle}</strong> {words.pausedText}
        </Notice>
      )}
      {asksCard && (
        <>
          <CardFields
            words={words}
            card={card}
            name={billing.nameOnCard}
            errors={cardErrors.shown}
            onLeave={cardErrors.leave}
            onCard={setCard}
            onName={(nameOnCard) => onBilling({ ...billing, nameOnCard })}
          />
          <h4 className="font-display text-h3">{words.billing}</h4>
          <AddressFields
            words={text.address}
            value={billing.address}
            errors={tried ? errorsUnder(errorsIn(billingFields.given, billing, problemText), 'address') : {}}
            section="billing"
            onChange={(address) => onBilling({ ...billing, address })}
          />
          <ValidationPanel words={words} lines={checked.lines} valid={checked.valid} />
          {tried && !ready && <Notice tone="red">{words.fillAll}</Notice>}
        </>
      )}
      <RefundLink label={words.refundRule} />
      <StepActions back={{ label: text.back, onBack }} note={asksCard ? words.neverKept : undefined}>
        <Button type="submit" loading={processing}>
          {processing ? words.processing : paused ? words.keep : words.pay}
        </Button>
      </StepActions>
    </form>
  )
}
