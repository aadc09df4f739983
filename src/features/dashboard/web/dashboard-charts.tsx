import { officeDashboard } from '#features/dashboard/words/dashboard.pt-BR.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { registrations as statusWords } from '#features/registrations/words/registrations.pt-BR.ts'
import { ChartFrame } from '#web/charts/chart-frame.tsx'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { ShareBars } from '#web/charts/share-bars.tsx'
import { useFigures } from '#web/charts/use-figures.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { DashboardFigures } from './queries.ts'

/** The colours of the badges (E19), in their strong shades. */
const tones: Record<RegistrationStatus, string> = {
  pending: 'bg-ipe-400',
  in_review: 'bg-ceu-600',
  approved: 'bg-mata-600',
  rejected: 'bg-urucum-500',
  documents_required: 'bg-ipe-500',
}

function RevenueChart({ months }: Pick<DashboardFigures, 'months'>) {
  const { shared, charts: text } = useMessages('officeDashboard', officeDashboard)
  const { wholeDollars, monthAndYear } = useFigures()
  const money = useMoney()
  const values = months.map(({ revenueCents }) => revenueCents)
  return (
    <ChartFrame
      title={text.revenue}
      text={text.revenueText}
      headings={[shared.month, shared.amount]}
      rows={months.map((one) => [monthAndYear(one.month), money(one.revenueCents)])}
      isEmpty={values.every((value) => value === 0)}
    >
      <MonthChart
        label={text.revenue}
        months={months.map(({ month }) => month)}
        series={[{ label: shared.amount, values, tone: 'sea', shape: 'line' }]}
        say={money}
        onAxis={wholeDollars}
      />
    </ChartFrame>
  )
}

function RegistrationsChart({ months }: Pick<DashboardFigures, 'months'>) {
  const { shared, charts: text } = useMessages('officeDashboard', officeDashboard)
  const { count, monthAndYear } = useFigures()
  return (
    <ChartFrame
      title={text.registrations}
      text={text.registrationsText}
      headings={[shared.month, text.ordered, text.approved]}
      rows={months.map((one) => [monthAndYear(one.month), count(one.registrations), count(one.approved)])}
      isEmpty={months.every((one) => one.registrations === 0 && one.approved === 0)}
      note={text.emptyMonth}
    >
      <MonthChart
        label={text.registrations}
        months={months.map(({ month }) => month)}
        series={[
          { label: text.ordered, values: months.map((one) => one.registrations), tone: 'sea', shape: 'bars' },
          { label: text.approved, values: months.map((one) => one.approved), tone: 'bloom', shape: 'bars' },
        ]}
        say={count}
        onAxis={count}
      />
    </ChartFrame>
  )
}

function StatusChart({ statuses }: Pick<DashboardFigures, 'statuses'>) {
  const { charts: text } = useMessages('officeDashboard', officeDashboard)
  const { status: words } = useMessages('registrations', statusWords)
  const { count, percent } = useFigures()
  const all = statuses.reduce((sum, one) => sum + one.count, 0)
  const share = (value: number) => percent(all === 0 ? 0 : Math.round((value / all) * 100))
  return (
    <ChartFrame
      title={text.status}
      text={text.statusText}
      headings={[text.status, text.times]}
      rows={statuses.map((one) => [words[one.status], count(one.count)])}
      isEmpty={all === 0}
    >
      <ShareBars
        label={text.status}
        bars={statuses.map((one) => ({
          key: one.status,
          label: words[one.status],
          value: one.count,
          shown: count(one.count),
          below: share(one.count),
          tone: tones[one.status],
          to: `/admin/processes?status=${one.status}`,
        }))}
      />
    </ChartFrame>
  )
}

function FunnelChart({ funnel }: Pick<DashboardFigures, 'funnel'>) {
  const { charts: text } = useMessages('officeDashboard', officeDashboard)
  const { count, percent } = useFigures()
  const first = funnel[0]?.reached ?? 0
  const nameOf = (step: number): string => Object.entries(text.steps).find(([key]) => Number(key) === step)?.[1] ?? ''
  return (
    <ChartFrame
      title={text.funnel}
      text={text.funnelText}
      headings={[text.step, text.times]}
      rows={funnel.map((one) => [nameOf(one.step), count(one.reached)])}
      isEmpty={funnel.every(({ reached }) => reached === 0)}
    >
      <ShareBars
        label={text.funnel}
        bars={funnel.map((one) => ({
          key: String(one.step),
          label: nameOf(one.step),
          value: one.reached,
          shown: count(one.reached),
          ...(one.step > 1 && first > 0
            ? { below: text.share({ percent: percent(Math.round((one.reached / first) * 100)) }) }
            : {}),
          tone: 'bg-mar-500',
        }))}
      />
    </ChartFrame>
  )
}

/** All charts of the dashboard, a chunk of their own that loads after the figures. */
export default function DashboardCharts({ figures }: { figures: DashboardFigures }) {
  return (
    <>
      <RevenueChart months={figures.months} />
      <RegistrationsChart months={figures.months} />
      <StatusChart statuses={figures.statuses} />
      <FunnelChart funnel={figures.funnel} />
    </>
  )
}
