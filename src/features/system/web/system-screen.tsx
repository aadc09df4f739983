import { useQuery } from '@tanstack/react-query'
import { system as words } from '#features/system/words/system.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { CallsTable } from './calls-table.tsx'
import { DatabaseCard } from './database-card.tsx'
import { JobsCard } from './jobs-card.tsx'
import { type System, systemQuery } from './queries.ts'
import { StateCards } from './state-cards.tsx'

/** Every single value of `/metrics`, labelled with its description. */
function GaugesTable({ gauges }: Pick<System, 'gauges'>) {
  const { gauges: text } = useMessages('system', words)
  const { locale } = useLocale()
  const names: Readonly<Record<string, string>> = text.names
  const shown = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 3 })
  return (
    <Card title={text.title} text={text.text}>
      <FactList
        className="gap-x-6 sm:grid-cols-2 lg:grid-cols-3"
        facts={gauges.map(({ name, help, value }) => [names[name] ?? help, shown(value)])}
      />
    </Card>
  )
}

/** The state of the platform: the metrics of `/metrics`, and facts about database, disk and backups. */
export function SystemScreen() {
  const { screen: text } = useMessages('system', words)
  const { dateTime } = useDates()
  const { data, isError, isFetching, refetch } = useQuery(systemQuery)
  if (isError && !data)
    return (
      <div className="card">
        <ErrorState title={text.failed} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  if (!data) return <Skeleton className="h-96 w-full" />
  return (
    <div className="space-y-5 sm:space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-muted" role={isError ? 'alert' : undefined}>
          {isError ? text.stale({ at: dateTime(data.at) }) : text.readAt({ at: dateTime(data.at) })}
        </p>
        <Button variant="ghost" size="panel" loading={isFetching} onClick={() => void refetch()}>
          {text.again}
        </Button>
      </div>
      <StateCards system={data} />
      <JobsCard jobs={data.jobs} />
      <DatabaseCard system={data} />
      <CallsTable calls={data.calls} />
      <GaugesTable gauges={data.gauges} />
    </div>
  )
}
