import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formationQuote } from '#features/catalog/rules/formation-quote.ts'
import {
  type WizardDraft,
  type WizardStep,
  withAccount,
  withBillingOfOwner,
} from '#features/orders/rules/wizard-draft.ts'
import { payments } from '#features/payments/contract.ts'
import { isStaff } from '#rules/role.ts'
import { queryOf } from '#web/api/call.ts'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChoosePlan } from './choose-plan.tsx'
import { CompanyInfo } from './company-info.tsx'
import { CreateAccount } from './create-account.tsx'
import { FinishStep } from './finish-step.tsx'
import { OwnerInfo } from './owner-info.tsx'
import { type PaymentNotice, PaymentStep } from './payment-step.tsx'
import { ListsLoading } from './step-loading.tsx'
import { type CompanyType, type Guide, type Lists, type State, usePlans } from './use-catalog.ts'
import type { NameCheck } from './use-name-check.ts'
import { type OrderState, useOrder } from './use-order.ts'
import type { Over } from './use-wizard-draft.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

/** Shown to the team instead of the wizard's later steps: only customers can order. */
function StaffNotice({ words }: { words: WizardMessages['account'] }) {
  const leave = async (): Promise<void> => {
    const { endSession } = await import('#web/session/end-session.ts')
    await endSession(async () => undefined)
  }
  return (
    <div className="space-y-5">
      <Notice tone="blue">{words.staff}</Notice>
      <Button variant="ghost" onClick={() => void leave()} className="w-full">
        {words.staffSignOut}
      </Button>
    </div>
  )
}

export type StepsProps = {
  text: WizardMessages
  lists: Lists
  draft: WizardDraft
  change: (draft: WizardDraft) => void
  /** The draft's order can no longer be changed. */
  onOver: (over: Over) => void
  /** The step on screen, for the progress circles; step 7 is never stored, so that a reload returns to the payment. */
  onShown: (step: WizardStep) => void
}

type Props = Omit<StepsProps, 'lists'> & {
  step: WizardStep
  type: CompanyType
  state: State
  guide: Guide | undefined
  check: NameCheck
  signedUp: boolean
  onSignedUp: () => void
}

type Words = WizardMessages['payment']
/** Why the payment step is shown again; a refused card has another text than a payment that the customer cancelled. */
function noticeOf(words: Words, state: OrderState, payment: string | null): PaymentNotice | undefined {
  if (state === 'priceChanged') return { tone: 'blue', text: words.priceChanged }
  if (payment === 'failed') return { tone: 'red', text: words.refused }
  return payment === 'cancelled' ? { tone: 'blue', text: words.cancelled } : undefined
}

/** Steps 3 to 7, from the account to the provider's page; a separate chunk, because choosing type, state and plan needs none of it. */
export default function LaterSteps({ text, step, type, state, guide, draft, change, ...rest }: Props) {
  const { check, signedUp, onSignedUp, onOver, onShown } = rest
  const session = useSession()
  const [query] = useSearchParams()
  const order = useOrder(text.payment, signedUp, onOver)
  // Kept for a retry, when the card form is no longer on screen.
  const [declined, setDeclined] = useState(false)
  // The payment step needs both, which are loaded one step ahead; `ChoosePlan` reads the plans itself.
  const enabled = step > 4
  const plans = usePlans(enabled)
  const mode = useQuery({ ...queryOf(payments.mode, {}), enabled })
  const plan = plans.data?.items.find(({ id }) => id === draft.packageId)
  const finishing = order.state === 'working' || order.state === 'failed'
  const shown = finishing ? 7 : step
  useEffect(() => onShown(shown), [onShown, shown])

  const go = (to: WizardStep) => change({ ...draft, step: to })
  const waiting = (failed: boolean, retry: () => void): ReactNode =>
    failed ? <ErrorState onRetry={retry} /> : <ListsLoading label={text.loadingLists} />

  if (session.user === undefined) return waiting(session.isError, () => void session.refetch())
  if (session.user && isStaff(session.user.role)) return <StaffNotice words={text.account} />
  if (step === 3) return <CreateAccount text={text} onBack={() => go(2)} onSignedUp={onSignedUp} />
  if (step === 4)
    return (
      <CompanyInfo
        text={text}
        draft={draft}
        check={check}
        onChange={(company) => change({ ...draft, company })}
        onBack={() => go(2)}
        onNext={() => change({ ...(session.user ? withAccount(draft, session.user) : draft), step: 5 })}
      />
    )
  if (step === 5)
    return (
      <OwnerInfo
        text={text}
        owners={draft.owners}
        onChange={(owners) => change({ ...draft, owners })}
        onBack={() => go(4)}
        onNext={() => change({ ...withBillingOfOwner(draft), step: 6 })}
      />
    )
  if (!plan || !mode.data) {
    const retry = () => void Promise.all([plans.refetch(), mode.refetch()])
    // A plan that is no longer offered has to be replaced by another.
    if (plans.data && !plan)
      return (
        <ChoosePlan
          text={text}
          type={type}
          state={state}
          guide={guide}
          chosen={{ id: null, name: null }}
          gone
          onBack={() => go(1)}
          onChoose={(packageId) => change({ ...draft, packageId })}
        />
      )
    return waiting(plans.isError || mode.isError, retry)
  }
  const quote = formationQuote(plan, state.formationFees, type.id)
  const pay = (declined: boolean): void => {
    setDeclined(declined)
    void order.pay(draft, draft.packageId, quote.totalCents, declined)
  }
  if (finishing)
    return (
      <FinishStep
        words={text.finish}
        failed={order.state === 'failed'}
        paused={mode.data.mode === 'paused'}
        onRetry={() => pay(declined)}
        onBack={order.reset}
      />
    )
  return (
    <PaymentStep
      text={text}
      ordered={{ type, state, plan, guide, quote, owners: draft.owners }}
      provider={mode.data}
      notice={noticeOf(text.payment, order.state, query.get('payment'))}
      billing={draft.billing}
      processing={false}
      onBilling={(billing) => change({ ...draft, billing })}
      onBack={() => go(5)}
      onPay={pay}
    />
  )
}
