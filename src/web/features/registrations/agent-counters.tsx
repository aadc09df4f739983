import { useQuery } from '@tanstack/react-query'
import { countByLabel } from '#domain/registrations/agent-label.ts'
import { useLocale, useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { countsQuery } from './queries.ts'

/** The four numbers of the agent's dashboard (G34). */
export function AgentCounters() {
  const { agent: text } = useMessages('teamRegistrations', teamRegistrations)
  const { locale } = useLocale()
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
  return (
    <dl aria-label={text.counters} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {counters.map(({ label, value, tone }) => (
        <div key={label} className="card flex flex-col-reverse justify-end p-4 sm:p-5">
          <dd className="font-display text-[2rem] leading-tight tracking-[-0.02em] tabular-nums">
            {value?.toLocaleString(locale) ?? <Skeleton className="mt-1.5 h-7 w-12" />}
          </dd>
          <dt className="flex items-start gap-2 text-sm font-medium text-ink-muted">
            <span aria-hidden="true" className={`mt-1.5 size-2 shrink-0 rounded-full ${tone}`} />
            {label}
          </dt>
        </div>
      ))}
    </dl>
  )
}
