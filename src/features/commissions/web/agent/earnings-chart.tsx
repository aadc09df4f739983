import { agentCommissions } from '#features/commissions/words/agent-commissions.pt-BR.ts'
import { ChartFrame } from '#web/charts/chart-frame.tsx'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { useFigures } from '#web/charts/use-figures.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Earnings } from './queries.ts'

/** Reversals are bars of their own beside the earnings, so that both grow from the same baseline. */
export default function EarningsChart({ months }: Pick<Earnings, 'months'>) {
  const { shared, chart: text } = useMessages('agentCommissions', agentCommissions)
  const { count, wholeDollars, monthAndYear } = useFigures()
  const money = useMoney()
  const earned = months.map(({ earnedCents }) => earnedCents)
  const reversed = months.map(({ reversedCents }) => Math.abs(reversedCents))
  const anyReversed = reversed.some((cents) => cents > 0)
  return (
    <ChartFrame
      title={text.title}
      text={text.text}
      headings={[shared.month, shared.companies, text.earned, ...(anyReversed ? [text.reversed] : [])]}
      rows={months.map((one) => [
        monthAndYear(one.month),
        count(one.count),
        money(one.earnedCents),
        ...(anyReversed ? [money(one.reversedCents)] : []),
      ])}
      isEmpty={earned.every((cents) => cents === 0) && !anyReversed}
    >
      <MonthChart
        label={text.title}
        months={months.map(({ month }) => month)}
        series={[
          { label: text.earned, values: earned, tone: 'sea', shape: 'bars' },
          ...(anyReversed ? ([{ label: text.reversed, values: reversed, tone: 'bloom', shape: 'bars' }] as const) : []),
        ]}
        say={money}
        onAxis={wholeDollars}
      />
    </ChartFrame>
  )
}
