import { useQuery } from '@tanstack/react-query'
import { platformCounts } from '#features/system/contract/platform-counts.ts'
import { platformCounters as words } from '#features/system/words/system.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { CounterTiles } from '#web/ui/counter-tiles.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

const countsQuery = queryOf(platformCounts.counts, {})

/** The three counters of the superadmin's dashboard; live events keep them up to date (E12). */
export function PlatformCounters() {
  const text = useMessages('platformCounters', words)
  const { data, isError, isFetching, refetch } = useQuery(countsQuery)
  if (isError && !data)
    return (
      <div className="card">
        <ErrorState compact title={text.failed} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  const counters = [
    { label: text.users, value: data?.users, tone: 'bg-mar-700' },
    { label: text.registrations, value: data?.registrations, tone: 'bg-mata-600' },
    { label: text.impersonations, value: data?.impersonations, tone: 'bg-ipe-400' },
  ]
  return <CounterTiles label={text.title} counters={counters} className="sm:grid-cols-3" />
}
