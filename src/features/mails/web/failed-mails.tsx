import type { Output } from '#contract/route.ts'
import { officeDashboard } from '#features/dashboard/contract.ts'
import { failedMails as calls } from '#features/mails/contract/failed-mails.ts'
import { failedMails } from '#features/mails/words/failed-mails.pt-BR.ts'
import { ApiError, call } from '#web/api/call.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type FailedMail = Output<typeof calls.list>['items'][number]

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

function Actions({ mail }: { mail: FailedMail }) {
  const text = useMessages('failedMails', failedMails)
  const settle = useCall(({ id, route }: { id: string; route: 'retry' | 'dismiss' }) => call(calls[route], { id }), {
    done: (_, { route }) => (route === 'retry' ? text.retried : text.dismissed),
    failed: text.failed,
    reason: (error) => (isGone(error) ? text.gone : undefined),
    stale: [calls.list, officeDashboard.read],
  })
  const named = { mail: text.templates[mail.template], to: mail.to }
  const press = (route: 'retry' | 'dismiss') => () => settle.mutate({ id: mail.id, route })
  const isBusy = (route: 'retry' | 'dismiss'): boolean => settle.isPending && settle.variables.route === route
  return (
    <div className="flex gap-2 md:justify-end">
      <Button
        size="panel"
        variant="ghost"
        aria-label={text.retryOf(named)}
        loading={isBusy('retry')}
        disabled={settle.isPending}
        onClick={press('retry')}
      >
        {text.sendAgain}
      </Button>
      <Button
        size="panel"
        variant="ghost"
        aria-label={text.dismissOf(named)}
        loading={isBusy('dismiss')}
        disabled={settle.isPending}
        onClick={press('dismiss')}
      >
        {text.dismiss}
      </Button>
    </div>
  )
}

/** Mails that were given up, the latest first; each can be tried again or taken off the list (G50). */
export function FailedMails() {
  const text = useMessages('failedMails', failedMails)
  const { dateTime } = useDates()
  const list = usePagedRows(pagedQuery(calls.list, {}, { staleTime: 0 }))
  const { columns: heads } = text
  const columns: Column<FailedMail>[] = [
    { key: 'mail', header: heads.mail, primary: true, cell: ({ template }) => text.templates[template] },
    {
      key: 'to',
      header: heads.to,
      cell: ({ to, person }) => (
        <div className="max-w-[32ch] break-words">
          {person && <p>{person.name}</p>}
          <p className="text-sm break-all text-ink-muted">{to}</p>
        </div>
      ),
    },
    { key: 'failed', header: heads.failed, cell: ({ failedAt }) => dateTime(failedAt) },
    { key: 'why', header: heads.why, cell: ({ failure }) => <code className="text-sm break-all">{failure}</code> },
    { key: 'actions', header: heads.actions, align: 'end', wide: true, cell: (mail) => <Actions mail={mail} /> },
  ]
  return (
    <DataTable
      caption={text.caption}
      columns={columns}
      {...list}
      rowKey={({ id }) => id}
      dense
      empty={<EmptyState title={text.empty} text={text.emptyText} />}
    />
  )
}
