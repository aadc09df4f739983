import { type FormEvent, useState } from 'react'
import type { FormationQuote } from '#domain/catalog/formation-quote.ts'
import { isTestCard } from '#domain/orders/card.ts'
import { checkPayment } from '#domain/orders/payment-checks.ts'
import type { WizardDraft } from '#domain/orders/wizard-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { AddressFields } from './address-fields.tsx'
import { CardFields } from './card-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import { StateFacts } from './state-facts.tsx'
import { StepActions } from './step-actions.tsx'
import { StepHeading } from './step-heading.tsx'
import type { CompanyType, Guide, Plan, State } from './use-catalog.ts'
import type { WizardMessages } from './use-wizard-messages.ts'
import { ValidationPanel } from './validation-panel.tsx'

type Billing = WizardDraft['billing']
type Props = {
  text: WizardMessages
  ordered: { type: CompanyType; state: State; plan: Plan; guide: Guide | undefined; quote: FormationQuote }
  mode: 'stripe' | 'test'
  notice: string | undefined
  billing: Billing
  processing: boolean
  onBilling: (billing: Billing) => void
  onBack: () => void
  onPay: () => void
}

const noCard = { number: '', expiry: '', cvv: '' }

/** Step 6. With Stripe the customer pays on Stripe's page; without it the card form of test mode stands here (C7). */
export function PaymentStep({ text, ordered, mode, notice, billing, processing, onBilling, onBack, onPay }: Props) {
  const words = text.payment
  const { type, state, plan, guide, quote } = ordered
  const [card, setCard] = useState(noCard)
  const asksCard = mode === 'test' && quote.totalCents > 0
  const checked = checkPayment({ ...card, name: billing.nameOnCard }, billing.address)
  const ready = !asksCard || checked.valid
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (processing) return
    if (!ready) toast.error(words.fillAll)
    else if (asksCard && !isTestCard(card.number)) toast.error(words.onlyTestCards)
    else onPay()
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <StepHeading title={text.steps[6]}>{words.lead}</StepHeading>
      {notice && <Notice tone="blue">{notice}</Notice>}
      <OrderSummary words={words} type={type.label} state={state.name} plan={plan.name} quote={quote} />
      <StateFacts text={text} type={type} state={state} guide={guide} feeToo={false} />
      {quote.totalCents === 0 && <Notice tone="blue">{words.nothingToPay}</Notice>}
      {mode === 'stripe' && quote.totalCents > 0 && <Notice tone="blue">{words.onStripe}</Notice>}
      {asksCard && (
        <>
          <CardFields
            words={words}
            card={card}
            name={billing.nameOnCard}
            onCard={setCard}
            onName={(nameOnCard) => onBilling({ ...billing, nameOnCard })}
          />
          <h4 className="font-display text-h3">{words.billing}</h4>
          <AddressFields
            words={text.address}
            value={billing.address}
            errors={{}}
            section="billing"
            onChange={(address) => onBilling({ ...billing, address })}
          />
          <ValidationPanel words={words} lines={checked.lines} valid={checked.valid} />
        </>
      )}
      <StepActions back={{ label: text.back, onBack }} note={asksCard ? words.neverKept : undefined}>
        <Button type="submit" disabled={!ready} loading={processing}>
          {processing ? words.processing : words.pay}
        </Button>
      </StepActions>
    </form>
  )
}
