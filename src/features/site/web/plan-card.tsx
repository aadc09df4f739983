import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { PlanCard as Plan } from '#features/announcement/rules/plan-cards.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { chargedInDollars } from './content/plans.ts'

/** Drawn as a ticket: name and price above the perforation, what the plan includes below. */
export function PlanCard({ plan, heading: Heading }: { plan: Plan; heading: 'h2' | 'h3' }) {
  const dark = plan.as === 'highlighted'
  const muted = dark ? 'text-mar-200' : 'text-ink-muted'
  return (
    <article
      data-as={plan.as}
      className={`relative flex flex-col overflow-clip rounded-xl p-7 ${dark ? 'sobre-escuro bg-mar-900 text-areia-50 shadow-float lg:-my-3 lg:py-10' : 'border border-line bg-surface shadow-card'}`}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <Heading className="text-[1.5rem] leading-none tracking-[-0.02em]">{plan.name}</Heading>
        <span data-needs="badge" hidden={plan.badge === ''} className="tag bg-ipe-400 text-mar-950">
          {plan.badge}
        </span>
      </div>
      <p className={`mt-2.5 text-[0.9375rem] ${muted}`}>{plan.description}</p>
      <p className="mt-6 flex items-baseline gap-1.5">
        <span className={`text-lg font-semibold ${muted}`}>{plan.currency}</span>{' '}
        <span className="font-display text-[3.25rem] leading-none tracking-[-0.04em] tabular-nums">{plan.amount}</span>
      </p>
      <p data-needs="charged" hidden={plan.charged === ''} className="mt-2 text-[0.9375rem] font-semibold tabular-nums">
        {chargedInDollars} {plan.charged}
      </p>
      <p className={`mt-1 text-sm ${muted}`}>{plan.period}</p>
      <div className="perforation mt-7 mb-6" />
      <ul data-list="features" className="flex-1 space-y-3 text-[0.9375rem]">
        {plan.features.map((feature, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal features may stand twice, only their positions differ
          <li key={`${at} ${feature}`} data-as="line" className="flex gap-2.5">
            <Check
              size={18}
              strokeWidth={2.5}
              aria-hidden="true"
              className={`mt-[3px] shrink-0 ${dark ? 'text-ipe-300' : 'text-mata-500'}`}
            />
            {feature}
          </li>
        ))}
      </ul>
      <Link
        to="/cadastro"
        aria-label={plan.buttonName}
        className={`${buttonClass(dark ? 'accent' : 'ghost')} mt-8 w-full`}
      >
        {plan.button}
      </Link>
    </article>
  )
}
