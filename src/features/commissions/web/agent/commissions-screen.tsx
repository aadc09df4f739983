import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { agentCommissions } from '#features/commissions/words/agent-commissions.pt-BR.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { EarningsCards } from './earnings-cards.tsx'
import { History } from './history.tsx'
import { Multipliers } from './multipliers.tsx'
import { earningsQuery, rulesQuery } from './queries.ts'
import { RulesTable } from './rules-table.tsx'
import { Simulator } from './simulator.tsx'

const EarningsChart = lazy(() => import('./earnings-chart.tsx'))

/** Minimum heights while loading, so that nothing below moves when the content arrives. */
const asHigh = { simulator: 'min-h-[45rem] sm:min-h-[31rem]', chart: 'min-h-[26rem]' }

const Waiting = () => (
  <div className="card p-5 sm:p-6">
    <Skeleton className="h-72 w-full" />
  </div>
)

function useFailed(query: { isError: boolean; isFetching: boolean; refetch: () => unknown; data: unknown }) {
  const text = useMessages('agentCommissions', agentCommissions)
  if (!query.isError || query.data) return null
  return (
    <div className="card">
      <ErrorState compact title={text.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    </div>
  )
}

/** An agent's earnings, a simulator of commissions, and the rules. */
export function CommissionsScreen() {
  const earnings = useQuery(earningsQuery)
  const rules = useQuery(rulesQuery)
  const earningsFailed = useFailed(earnings)
  const rulesFailed = useFailed(rules)
  const chart = earnings.data ? (
    <Suspense fallback={<Waiting />}>
      <EarningsChart months={earnings.data.months} />
    </Suspense>
  ) : (
    <Waiting />
  )
  return (
    <div className="space-y-5 sm:space-y-6">
      {earningsFailed ?? <EarningsCards earnings={earnings.data} />}
      <div className="grid gap-5 sm:gap-6 xl:grid-cols-2">
        <div className={`grid ${asHigh.simulator}`}>
          {rulesFailed ?? (rules.data ? <Simulator rules={rules.data} /> : <Waiting />)}
        </div>
        {!earningsFailed && <div className={`grid ${asHigh.chart}`}>{chart}</div>}
      </div>
      <History />
      {!rulesFailed && (
        <>
          {rules.data && <Multipliers rules={rules.data} />}
          <RulesTable rules={rules.data} />
        </>
      )}
    </div>
  )
}
