import { useQuery } from '@tanstack/react-query'
import { platformCounts } from '#contract/platform-counts.ts'
import { queryOf } from '#web/api/call.ts'
import { useLocale, useMessages } from '#web/i18n/locale-provider.tsx'
import { platformCounters as words } from '#web/i18n/pt-BR/platform-counters.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const countsQuery = queryOf(platformCounts.counts, {})

/** The three numbers of the superadmin's dashboard; open pages hear when one changes (E12). */
export function PlatformCounters() {
  const text = useMessages('platformCounters', words)
  const { locale } = useLocale()
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
  return (
    <dl aria-label={text.title} className="grid gap-3 sm:grid-cols-3 sm:gap-4">
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
