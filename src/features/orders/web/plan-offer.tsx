import { Check } from 'lucide-react'
import type { FormationQuote } from '#features/catalog/rules/formation-quote.ts'
import { dollars, reais } from '#web/format/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLocale } from '#web/words/locale-provider.tsx'
import type { Plan } from './use-catalog.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = { text: WizardMessages; plan: Plan; quote: FormationQuote; chosen: boolean; onChoose: () => void }

export function PlanOffer({ text, plan, quote, chosen, onChoose }: Props) {
  const { locale } = useLocale()
  const edge = chosen
    ? 'border-mar-600 bg-mar-50'
    : plan.recommended
      ? 'border-ipe-500 bg-white'
      : 'border-line-strong bg-white'
  return (
    <li
      className={`flex flex-col rounded-lg border-2 p-5 transition-shadow hover:border-mar-600 hover:shadow-raised ${edge}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-display text-h3">{plan.name}</h4>
        <span className="flex gap-1.5">
          {chosen && <Badge tone="blue">{text.selected}</Badge>}
          {plan.recommended && <Badge tone="yellow">{text.recommended}</Badge>}
        </span>
      </div>
      <p className="text-sm text-ink-muted">{text.processing({ time: plan.processingTime })}</p>
      {plan.priceBrlCents !== null && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-h3 tabular-nums">{reais(plan.priceBrlCents, locale)}</span>{' '}
          <span className="text-sm text-ink-muted">
            {text.chargedInDollars({ amount: dollars(quote.planCents, locale) })}
          </span>
        </p>
      )}
      <dl className="mt-3 space-y-1 text-[0.9375rem]">
        <Line name={text.planPrice} amount={dollars(quote.planCents, locale)} />
        <Line
          name={quote.estimated ? `${text.stateFee} (${text.estimate})` : text.stateFee}
          amount={dollars(quote.stateFeeCents, locale)}
        />
        <Line name={text.total} amount={dollars(quote.totalCents, locale)} total />
      </dl>
      <ul className="mt-4 mb-5 space-y-1.5 text-[0.9375rem]">
        {plan.features.map((feature, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal features may stand twice, only their positions differ
          <li key={`${at} ${feature}`} className="flex gap-2.5">
            <Check size={17} strokeWidth={2.5} aria-hidden="true" className="mt-1 shrink-0 text-mata-600" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        variant={plan.recommended || chosen ? 'primary' : 'ghost'}
        onClick={onChoose}
        aria-label={text.selectNamed({ plan: plan.name })}
        className="mt-auto w-full"
      >
        {text.select}
      </Button>
    </li>
  )
}

function Line({ name, amount, total = false }: { name: string; amount: string; total?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${total ? 'border-t border-line-strong pt-1.5 font-semibold' : ''}`}>
      <dt className={total ? '' : 'text-ink-muted'}>{name}</dt>
      <dd className={`text-right tabular-nums ${total ? 'font-display text-h3' : ''}`}>{amount}</dd>
    </div>
  )
}
