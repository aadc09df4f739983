import { useQuery } from '@tanstack/react-query'
import { countByLabel } from '#features/registrations/rules/agent-label.ts'
import { countsQuery } from '#features/registrations/web/queries.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { CounterTiles } from '#web/ui/counter-tiles.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The four numbers of the agent's dashboard (G34). */
export function AgentCounters() {
  const { agent: text } = useMessages('teamRegistrations', teamRegistrations)
  const { data, isError, isFetching, refetch } = useQuery(countsQuery)
  if (isError && !data)
    return (
      <div className="card">
        <ErrorState compact title={text.countersFailed} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  const counts = data && countByLabel(data.of)
  const counters = [
    { label: text.total, value: data?.total, tone: 'bg-mar-700' },
    { label: text.inProgress, value: counts?.review, tone: 'bg-ceu-600' },
    { label: text.done, value: counts?.done, tone: 'bg-mata-600' },
    { label: text.attention, value: counts?.attention, tone: 'bg-ipe-400' },
  ]
  return <CounterTiles label={text.counters} counters={counters} className="grid-cols-2 lg:grid-cols-4" />
}
