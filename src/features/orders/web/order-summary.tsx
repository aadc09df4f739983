import type { FormationQuote } from '#features/catalog/rules/formation-quote.ts'
import { dollars } from '#web/format/money.ts'
import { useLocale } from '#web/words/locale-provider.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = { text: WizardMessages; type: string; state: string; plan: string; quote: FormationQuote }

export function OrderSummary({ text, type, state, plan, quote }: Props) {
  const { locale } = useLocale()
  const words = text.payment
  const lines = [
    [words.summaryType, type],
    [words.summaryState, state],
    [words.summaryPlan, plan],
    [words.summaryPrice, dollars(quote.planCents, locale)],
    [
      quote.estimated ? `${words.summaryFee} (${text.estimate})` : words.summaryFee,
      dollars(quote.stateFeeCents, locale),
    ],
  ] as const
  return (
    <section aria-label={words.summary} className="rounded-lg border border-line-strong bg-white p-5">
      <h4 className="font-display text-h3">{words.summary}</h4>
      <dl className="mt-3 space-y-1.5 text-[0.9375rem]">
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line-strong pt-2 font-semibold">
          <dt>{words.summaryTotal}</dt>
          <dd className="font-display text-h3 tabular-nums">{dollars(quote.totalCents, locale)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-ink-muted">{words.oneTime}</p>
    </section>
  )
}
