import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Compared, trendPercent } from '#features/dashboard/rules/figures.ts'
import { officeDashboard } from '#features/dashboard/words/dashboard.pt-BR.ts'
import { useFigures } from '#web/charts/use-figures.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { DashboardFigures } from './queries.ts'

type Shown = { label: string; to: string; value: string; below: ReactNode; compared: Compared }

function useCards(figures: DashboardFigures): Shown[] {
  const { cards: text } = useMessages('officeDashboard', officeDashboard)
  const { count, monthName } = useFigures()
  const money = useMoney()
  const month = monthName(figures.months.at(-1)?.month ?? '')
  const inMonth = (compared: Compared) => ({ count: count(compared.month), month })
  const { clients, revenue, newRegistrations, processes } = figures
  return [
    {
      label: text.clients,
      to: '/admin/users?funcao=user',
      value: count(clients.total),
      below: text.clientsNow(inMonth(clients)),
      compared: clients,
    },
    {
      label: text.revenue,
      to: '/admin/processes?pago=true',
      value: money(revenue.month),
      below: <span title={text.revenueWhy}>{text.revenueNow({ amount: money(revenue.estimateCents) })}</span>,
      compared: revenue,
    },
    {
      label: text.newRegistrations,
      to: '/admin/processes?status=pending',
      value: count(newRegistrations.pending),
      below: text.newNow(inMonth(newRegistrations)),
      compared: newRegistrations,
    },
    {
      label: text.processes,
      to: '/admin/processes',
      value: count(processes.total),
      below: text.processesNow(inMonth(processes)),
      compared: processes,
    },
  ]
}

function Trend({ compared, month }: { compared: Compared; month: string }) {
  const { cards: text } = useMessages('officeDashboard', officeDashboard)
  const { percent } = useFigures()
  const trend = trendPercent(compared)
  if (trend === null) return <>{text.noTrend({ month })}</>
  const given = { percent: percent(Math.abs(trend)) }
  const change = trend === 0 ? text.same : trend > 0 ? text.more(given) : text.less(given)
  const Icon = trend === 0 ? ArrowRight : trend > 0 ? ArrowUpRight : ArrowDownRight
  return (
    <>
      <Icon
        size={16}
        aria-hidden="true"
        className={`mr-1 inline-block align-[-3px] ${trend < 0 ? 'text-urucum-600' : 'text-mata-600'}`}
      />
      {text.trend({ change, month })}
    </>
  )
}

/** The same height while loading as with figures, so that the layout below does not shift. */
const height = 'min-h-[11.5rem] lg:min-h-[10rem]'

/** The four main figures of the business; each links to its list and compares this month with the last (E4). */
export function StatCards({ figures }: { figures: DashboardFigures }) {
  const { cards: text } = useMessages('officeDashboard', officeDashboard)
  const { monthName } = useFigures()
  const before = monthName(figures.months.at(-2)?.month ?? '')
  return (
    <ul aria-label={text.title} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {useCards(figures).map(({ label, to, value, below, compared }) => (
        <li key={label} className={`card relative p-4 hover:bg-white sm:p-5 ${height}`}>
          <h2 className="text-sm font-medium text-ink-muted">
            <Link to={to} title={text.open({ what: label })} className="after:absolute after:inset-0">
              {label}
            </Link>
          </h2>
          <p className="mt-0.5 font-display text-[1.375rem] leading-tight tracking-[-0.02em] break-words tabular-nums sm:text-[1.75rem]">
            {value}
          </p>
          <p className="mt-1 text-sm">{below}</p>
          <p className="text-label text-ink-muted">
            <Trend compared={compared} month={before} />
          </p>
        </li>
      ))}
    </ul>
  )
}

export function StatCardsLoading() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((card) => (
        <div key={card} className={`card space-y-3 p-4 sm:p-5 ${height}`}>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-8 w-20" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  )
}
