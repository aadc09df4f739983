import { commissions } from '#features/commissions/words/commissions.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Months } from './queries.ts'

export function MonthFigures({ totals }: { totals: Months['totals'] | undefined }) {
  const text = useMessages('commissions', commissions)
  const money = useMoney()
  const counted = totals && totals.reversals > 0 ? text.entries : text.commissions
  const figures = [
    [text.earned, totals?.earnedCents, totals?.count],
    [text.paid, totals?.paidCents, totals && totals.count - totals.openCount],
    [text.toPay, totals?.toPayCents, totals?.openCount],
  ] as const
  return (
    <dl className="card mb-5 grid divide-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      {figures.map(([label, cents, count]) => (
        <div key={label} className="px-5 py-4">
          <dt className="text-label font-semibold text-ink-muted">{label}</dt>
          {cents === undefined || count === undefined ? (
            <dd className="flex h-9 items-center">
              <Skeleton className="h-7 w-28" />
            </dd>
          ) : (
            <dd className="h-9">
              <span className="font-display text-[1.5rem] tabular-nums">{money(cents)}</span>{' '}
              <span className="ml-1 text-sm text-ink-muted">{counted({ count })}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
