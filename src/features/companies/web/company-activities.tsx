import type { UseQueryResult } from '@tanstack/react-query'
import { dashboard } from '#features/companies/words/companies.pt-BR.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Company, Overview } from './use-shown-company.ts'

type Activity = Company['activities'][number]
type Line = { key: string; words: string; at: string | undefined }

/** The activity of the company, latest first; before the first order two placeholder lines are shown (G18, G19). */
export function CompanyActivities({ query }: { query: UseQueryResult<Overview> }) {
  const text = useMessages('dashboard', dashboard)
  const wording = useWording()
  const { data, isError, isFetching, refetch } = query
  const lines = data && linesOf(data.company, text.placeholders, wording)
  return (
    <Card title={text.activities}>
      {!lines && !isError && <Skeleton className="h-64 w-full" />}
      {!lines && isError && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {lines?.length === 0 && <EmptyState compact title={text.noActivities} />}
      {lines && lines.length > 0 && <Lines lines={lines} />}
    </Card>
  )
}

function linesOf(
  company: Company | null,
  placeholders: readonly string[],
  wording: (activity: Activity) => string,
): Line[] {
  if (!company) return placeholders.map((words) => ({ key: words, words, at: undefined }))
  return company.activities.map((activity) => {
    const words = wording(activity)
    return { key: `${activity.at} ${words}`, words, at: activity.at }
  })
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const dates = useDates()
  return (
    <ul className="ml-1.5 space-y-4 border-l-[3px] border-dotted border-mar-200 pl-5">
      {lines.map(({ key, words, at }) => (
        <li key={key} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[27px] size-[11px] rounded-full border-[3px] border-mar-800 bg-page"
          />
          <p className="text-[0.9375rem] break-words">{words}</p>
          {at && (
            <time dateTime={at} className="text-label text-ink-muted">
              {dates.dateTime(at)}
            </time>
          )}
        </li>
      ))}
    </ul>
  )
}

function useWording(): (activity: Activity) => string {
  const { activity: text } = useMessages('dashboard', dashboard)
  const { status: labels } = useMessages('registrations', registrations)
  return ({ kind, name, status }) => {
    const of = { name: name ?? '' }
    if (kind === 'ordered' || kind === 'paid') return text[kind]
    if (kind === 'moved') return text.moved({ status: status ? labels[status] : '' })
    return text[kind](of)
  }
}
