import { system } from '#features/system/contract.ts'
import { system as words } from '#features/system/words/system.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { System } from './queries.ts'

type Failed = System['jobs']['newestFailed'][number]

/** The job queue of all nodes: waiting, running, and finally failed jobs. */
export function JobsCard({ jobs }: { jobs: System['jobs'] }) {
  const { shared, runs, jobs: text } = useMessages('system', words)
  const { locale } = useLocale()
  const { dateTime } = useDates()
  const failureText = useFailureText()
  const retry = useCall((id?: string) => (id ? call(system.retryJob, { id }) : call(system.retryJobs, {})), {
    done: ({ retried }) => text.retried({ count: retried }),
    onFailed: (error) => toast.error(failureText(error)),
    stale: [system.read],
  })
  const count = (value: number) => value.toLocaleString(locale)
  const figures = [
    [text.waiting, count(jobs.waiting)],
    [text.oldest, jobs.waiting > 0 ? text.seconds({ count: Math.round(jobs.oldestSeconds) }) : text.nothing],
    [runs, count(jobs.running)],
    [text.later, count(jobs.later)],
    [text.failed, count(jobs.failed)],
  ] as const
  const columns: Column<Failed>[] = [
    { key: 'task', header: text.columns.task, primary: true, cell: ({ task }) => <span translate="no">{task}</span> },
    {
      key: 'error',
      header: shared.error,
      cell: ({ error }) => (
        <span translate="no" className="line-clamp-3 max-w-[44ch] break-words">
          {error}
        </span>
      ),
    },
    { key: 'attempts', header: text.columns.attempts, cell: ({ attempts }) => count(attempts) },
    { key: 'at', header: shared.when, cell: ({ failedAt }) => dateTime(failedAt) },
    {
      key: 'retry',
      header: shared.actions,
      align: 'end',
      cell: ({ id, task }) => (
        <Button
          variant="ghost"
          size="panel"
          className="my-1.5"
          aria-label={text.retryOf({ task, id })}
          loading={retry.isPending && retry.variables === id}
          disabled={retry.isPending}
          onClick={() => retry.mutate(id)}
        >
          {shared.retry}
        </Button>
      ),
    },
  ]
  return (
    <Card
      title={text.title}
      text={text.text}
      aside={
        jobs.failed > 1 && (
          <Button
            variant="ghost"
            size="panel"
            loading={retry.isPending && retry.variables === undefined}
            disabled={retry.isPending}
            onClick={() => retry.mutate(undefined)}
          >
            {text.retryAll}
          </Button>
        )
      }
    >
      <dl className="mb-5 grid grid-cols-2 gap-4 sm:grid-cols-5">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="font-display text-[1.375rem] leading-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={text.failedList}
        columns={columns}
        rows={jobs.newestFailed}
        rowKey={({ id }) => id}
        dense
        empty={<EmptyState title={text.noneFailed} />}
      />
      {jobs.failed > jobs.newestFailed.length && (
        <p className="mt-3 text-sm text-ink-muted">
          {text.more({ shown: jobs.newestFailed.length, all: count(jobs.failed) })}
        </p>
      )}
    </Card>
  )
}
