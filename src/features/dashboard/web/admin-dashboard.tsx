import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { officeDashboard } from '#features/dashboard/words/dashboard.pt-BR.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AttentionList } from './attention-list.tsx'
import { dashboardQuery } from './queries.ts'
import { StatCards, StatCardsLoading } from './stat-cards.tsx'
import { TopAgents } from './top-agents.tsx'

const DashboardCharts = lazy(() => import('./dashboard-charts.tsx'))

/** The height of a title and five lines, reserved while they load. */
const recentHeight = '*:min-h-[24.6rem]'
const pairs = '*:min-w-0 mt-4 grid items-start gap-4 lg:grid-cols-2'

/** The admins' dashboard: figures, waiting work, the newest processes (passed in by the page), charts, agents. */
export function OfficeDashboard({ recent }: { recent: ReactNode }) {
  const text = useMessages('officeDashboard', officeDashboard)
  const { data, isError, isFetching, refetch } = useQuery(dashboardQuery)
  if (isError && !data)
    return (
      <>
        <div className="card">
          <ErrorState title={text.failed} onRetry={() => void refetch()} retrying={isFetching} />
        </div>
        <div className={`mt-4 ${recentHeight}`}>{recent}</div>
      </>
    )
  return (
    <>
      {data ? <StatCards figures={data} /> : <StatCardsLoading />}
      <div className={pairs}>
        {data ? (
          <div className="space-y-4">
            <AttentionList attention={data.attention} />
            <TopAgents agents={data.agents} months={data.months} />
          </div>
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
        {/* In one column the figures above would push it down when they arrive, so it stays hidden until then. */}
        <div className={`${recentHeight} ${data ? '' : 'max-lg:hidden'}`}>{recent}</div>
      </div>
      {data && (
        <div className={pairs}>
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <DashboardCharts figures={data} />
          </Suspense>
        </div>
      )}
    </>
  )
}
