import { formationQuote } from '#features/catalog/rules/formation-quote.ts'
import { foldName } from '#features/catalog/rules/match-state.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlanOffer } from './plan-offer.tsx'
import { StateFacts } from './state-facts.tsx'
import { StepLoading } from './step-loading.tsx'
import { type CompanyType, type Guide, type Plan, type State, usePlans } from './use-catalog.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = {
  text: WizardMessages
  type: CompanyType
  state: State
  guide: Guide | undefined
  /** The id from the draft, or the name from the page's URL. */
  chosen: { id: string | null; name: string | null }
  /** The chosen plan is no longer offered. */
  gone?: boolean
  onBack: () => void
  onChoose: (packageId: string) => void
}

/** Step 2: choosing a plan leads to the next step. */
export function ChoosePlan({ text, type, state, guide, chosen, gone = false, onBack, onChoose }: Props) {
  const plans = usePlans()
  const isChosen = ({ id, name }: Plan): boolean =>
    chosen.id ? id === chosen.id : chosen.name !== null && foldName(name) === foldName(chosen.name)
  return (
    <div className="space-y-5">
      <div>
        <h3 data-step-heading tabIndex={-1} className="text-h3 outline-offset-4">
          {text.choosePlan}
        </h3>
        <p className="mt-1 text-ink-muted">{text.chosen({ type: type.label, state: state.name })}</p>
      </div>
      {gone && <Notice tone="blue">{text.planGone}</Notice>}
      {plans.isError && <ErrorState onRetry={() => void plans.refetch()} retrying={plans.isFetching} />}
      {plans.isPending && (
        <StepLoading label={text.loadingPlans}>
          <Skeleton className="h-52 w-full" />
          <Skeleton className="h-52 w-full" />
        </StepLoading>
      )}
      {plans.data?.items.length === 0 && <EmptyState title={text.emptyPlans} text={text.emptyPlansText} />}
      {plans.data && plans.data.items.length > 0 && (
        <>
          <ul className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
            {plans.data.items.map((plan) => (
              <PlanOffer
                key={plan.id}
                text={text}
                plan={plan}
                quote={formationQuote(plan, state.formationFees, type.id)}
                chosen={isChosen(plan)}
                onChoose={() => onChoose(plan.id)}
              />
            ))}
          </ul>
          <p className="text-sm text-ink-muted">
            {text.once} {text.queues}
          </p>
        </>
      )}
      <StateFacts text={text} type={type} state={state} guide={guide} feeToo={false} />
      <Button variant="ghost" onClick={onBack} className="w-full">
        {text.change}
      </Button>
    </div>
  )
}
