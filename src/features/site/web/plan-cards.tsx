import { fillText } from '#features/site-settings/web/use-site.ts'
import { announced } from './content/announced.ts'
import { noPlans, plansExtras, plansNote } from './content/plans.ts'
import { PlanCard } from './plan-card.tsx'

type Props = { list: 'landingPlans' | 'plansPlans'; heading?: 'h2' | 'h3' }

/** One card per plan; `data-list` names the list that the server fills in here. */
export function PlanCards({ list, heading = 'h3' }: Props) {
  return (
    <>
      <div
        data-list={list}
        className="mt-10 grid grid-cols-[minmax(0,1fr)] items-stretch gap-5 lg:mt-14 lg:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]"
      >
        {announced().lists[list].map((plan) => (
          <PlanCard key={`${plan.name} ${plan.as}`} plan={plan} heading={heading} />
        ))}
      </div>
      <p data-needs="noPlans" hidden={fillText(noPlans) === ''} className="text-lg">
        {fillText(noPlans)}
      </p>
      <p className="mt-8 max-w-[72ch] text-sm leading-relaxed text-ink-muted lg:mt-10">{plansNote}</p>
      <p
        data-needs="plansExtras"
        hidden={fillText(plansExtras) === ''}
        className="mt-2 max-w-[72ch] text-sm leading-relaxed text-ink-muted"
      >
        {fillText(plansExtras)}
      </p>
    </>
  )
}
