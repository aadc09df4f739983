import { useQuery } from '@tanstack/react-query'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { dashboard } from '#web/i18n/pt-BR/dashboard.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DASHBOARD_SHOWS, recentQuery } from './queries.ts'

/** The three latest notifications; before the first order two lines stand in their place (G18, G19). */
export function RecentActivities({ placeholders }: { placeholders: boolean }) {
  const recent = useQuery(recentQuery)
  const text = useMessages('dashboard', dashboard)
  const dates = useDates()
  const items = recent.data?.items.slice(0, DASHBOARD_SHOWS) ?? []
  const lines = placeholders
    ? text.placeholders.map((message) => ({ id: message, message, at: undefined }))
    : items.map(({ id, message, createdAt }) => ({ id, message, at: createdAt }))
  return (
    <Card title={text.activities}>
      {!placeholders && recent.isPending && <Skeleton className="h-20 w-full" />}
      {lines.length === 0 && !recent.isPending && <EmptyState compact title={text.noActivities} />}
      <ul className="ml-1.5 space-y-4 border-l-[3px] border-dotted border-mar-200 pl-5">
        {lines.map(({ id, message, at }) => (
          <li key={id} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[27px] size-[11px] rounded-full border-[3px] border-mar-800 bg-page"
            />
            <p className="text-[0.9375rem]">{message}</p>
            {at && (
              <time dateTime={at} className="text-label text-ink-muted">
                {dates.dateTime(at)}
              </time>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
