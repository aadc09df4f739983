import type { PlanCard as Plan } from '#web/content/content-shapes.ts'
import { PlanCard } from './plan-card.tsx'

type Props = { plans: readonly Plan[]; heading?: 'h2' | 'h3'; note: string }

export function PlanCards({ plans, heading = 'h3', note }: Props) {
  return (
    <>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-stretch gap-5 lg:mt-14 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} heading={heading} />
        ))}
      </div>
      <p className="mt-8 max-w-[72ch] text-sm leading-relaxed text-ink-muted lg:mt-10">{note}</p>
    </>
  )
}
