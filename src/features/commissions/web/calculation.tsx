import { commissions } from '#features/commissions/words/commissions.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { Commission } from './queries.ts'

type Parts = Pick<
  Commission,
  'calculation' | 'subtotalCents' | 'complexityBonusCents' | 'speedBonusCents' | 'totalCents'
>

/** How a commission was calculated, line by line, by the rule at that time (G36). */
export function Calculation({ of }: { of: Parts }) {
  const { shared, detail: text } = useMessages('commissions', commissions)
  const { locale } = useLocale()
  const money = useMoney()
  const percent = (fraction: number) => fraction.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  const { calculation: used } = of
  const score = used?.complexity ?? 0
  const days = used?.days ?? 0
  const limit = used?.speedThresholdDays ?? 0
  const lines: (readonly [label: string, cents: number])[] = used
    ? [
        [
          text.base({ base: money(used.baseCommission), multiplier: used.stateMultiplier.toLocaleString(locale) }),
          of.subtotalCents,
        ],
        [
          score >= 3
            ? text.complexity({ percent: percent(used.complexityBonusPercent), score })
            : text.noComplexity({ score }),
          of.complexityBonusCents,
        ],
        [
          days <= limit
            ? text.speed({ percent: percent(used.speedBonusPercent), days, limit })
            : text.noSpeed({ days, limit }),
          of.speedBonusCents,
        ],
        [shared.total, of.totalCents],
      ]
    : [
        [text.subtotal, of.subtotalCents],
        [shared.total, of.totalCents],
      ]
  return (
    <dl className="mt-2 space-y-1 rounded-md bg-areia-100 p-3 text-sm">
      {lines.map(([label, cents]) => (
        <div
          key={label}
          className="flex justify-between gap-4 last:border-t last:border-line last:pt-1 last:font-semibold"
        >
          <dt>{label}</dt>
          <dd className="tabular-nums">{money(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
