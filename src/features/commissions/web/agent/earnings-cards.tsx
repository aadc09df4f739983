import type { ReactNode } from 'react'
import { agentCommissions } from '#features/commissions/words/agent-commissions.pt-BR.ts'
import { useFigures } from '#web/charts/use-figures.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Earnings } from './queries.ts'

/** A hyphen would let the line break before the amount. */
const MINUS = '\u2212'

/** The current month in São Paulo, and what is still to be paid out (G131). */
export function EarningsCards({ earnings }: { earnings: Earnings | undefined }) {
  const { earnings: text } = useMessages('agentCommissions', agentCommissions)
  const { count, monthAndYear } = useFigures()
  const money = useMoney()
  const below = earnings && {
    month: text.upToNow({ month: monthAndYear(earnings.month) }),
    reversed:
      earnings.reversedCents < 0 && text.reversed({ amount: money(earnings.reversedCents).replace('-', MINUS) }),
  }
  const cards: { label: string; value: string | undefined; below: ReactNode }[] = [
    {
      label: text.earned,
      value: earnings && money(earnings.earnedCents),
      below: below && (
        <>
          <span className="block first-letter:uppercase">{below.month}</span>
          {below.reversed && <span className="block font-semibold text-urucum-700">{below.reversed}</span>}
        </>
      ),
    },
    {
      label: text.count,
      value: earnings && count(earnings.count),
      below: earnings?.count === 0 ? text.none : <span className="block first-letter:uppercase">{below?.month}</span>,
    },
    { label: text.average, value: earnings && money(earnings.averageCents), below: text.perCompany },
    {
      label: text.toReceive,
      value: earnings && money(earnings.toReceiveCents),
      below: earnings && earnings.toReceiveCents < 0 ? text.owed : text.ofAllMonths,
    },
  ]
  return (
    <dl aria-label={text.title} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map((card) => (
        <div key={card.label} className="card min-h-33 p-4 sm:min-h-35 sm:p-5">
          <dt className="text-sm font-medium text-ink-muted">{card.label}</dt>
          <dd className="mt-0.5 font-display text-[1.375rem] leading-tight tracking-[-0.02em] break-words tabular-nums sm:text-[1.75rem]">
            {card.value ?? <Skeleton className="mt-1.5 h-7 w-20" />}
          </dd>
          <dd className="mt-1 text-sm text-ink-muted">{card.value !== undefined && card.below}</dd>
        </div>
      ))}
    </dl>
  )
}
