import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { handoverStatuses } from '#features/agents/rules/handover.ts'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Handover, requestsQuery } from './queries.ts'

const DecideDialog = lazy(async () => ({ default: (await import('./decide-dialog.tsx')).DecideDialog }))

const tones: Record<Handover['status'], BadgeTone> = { open: 'yellow', accepted: 'green', declined: 'red' }
const STATUS = 'pedidos'

type Decision = 'accept' | 'decline'
type Deciding = { request: Handover; decision: Decision }

function useColumns(onDecide: (deciding: Deciding) => void): Column<Handover>[] {
  const { shared, requests: text, decide, requestStates } = useMessages('agents', agents)
  const dates = useDates()
  const company = ({ registration }: Handover) => (
    <Link
      to={`/admin/processes?processo=${registration.id}`}
      className="inline-flex min-h-11 items-center font-semibold break-words text-mar-700 underline-offset-4 hover:underline"
    >
      {registration.companyName}
    </Link>
  )
  const reason = (row: Handover) => (
    <span className="block max-w-[44ch] break-words">
      {row.reason}
      {row.decisionReason && <span className="block text-sm text-ink-muted">{row.decisionReason}</span>}
    </span>
  )
  const state = (row: Handover) => (
    <span>
      <Badge tone={tones[row.status]}>{requestStates[row.status]}</Badge>
      {row.decidedAt && row.decidedBy && (
        <span className="block text-sm text-ink-muted">
          {decide.decided({ who: row.decidedBy, at: dates.date(row.decidedAt) })}
        </span>
      )}
    </span>
  )
  const button = (row: Handover, decision: Decision, name: (of: { company: string }) => string) => (
    <Button
      variant={decision === 'accept' ? 'primary' : 'ghost'}
      size="panel"
      aria-label={name({ company: row.registration.companyName })}
      onClick={() => onDecide({ request: row, decision })}
    >
      {decide[decision]}
    </Button>
  )
  const actions = (row: Handover) =>
    row.status === 'open' && (
      <span className="inline-flex flex-wrap justify-end gap-2">
        {button(row, 'accept', decide.acceptOf)}
        {button(row, 'decline', decide.declineOf)}
      </span>
    )
  return [
    { key: 'company', header: shared.process, primary: true, cell: company },
    { key: 'from', header: shared.from, cell: ({ from }) => from.name },
    {
      key: 'to',
      header: text.to,
      cell: ({ to }) => to?.name ?? <span className="text-ink-muted">{text.anybody}</span>,
    },
    { key: 'reason', header: shared.reason, cell: reason },
    {
      key: 'asked',
      header: text.asked,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dates.date(createdAt)}</time>,
    },
    { key: 'status', header: shared.situation, cell: state },
    { key: 'actions', header: shared.actions, align: 'end', wide: true, cell: actions },
  ]
}

/** The agents' handover requests, filtered by status; without a filter those that wait for a decision. */
export function RequestsTable() {
  const { requestsTab, requests: text, requestFilters } = useMessages('agents', agents)
  const { read, change } = useAddressFilter()
  const written = read(STATUS)
  const status = handoverStatuses.find((known) => known === written) ?? 'open'
  const list = usePagedRows(requestsQuery(status))
  const [deciding, setDeciding] = useState<Deciding>()
  const { openedBy, note } = useOpener()
  const columns = useColumns((next) => {
    note()
    setDeciding(next)
  })
  const none = status === 'open' ? [text.empty, text.emptyText] : [text.emptySearch, text.emptySearchText]
  return (
    <>
      <DataTable
        caption={requestsTab}
        columns={columns}
        {...list}
        rowKey={({ id }) => id}
        dense
        empty={<EmptyState title={none[0] ?? ''} text={none[1] ?? ''} />}
        actions={
          <FilterSelect
            label={text.filter}
            all={requestFilters.open}
            value={status === 'open' ? '' : status}
            onChange={(value) => change({ [STATUS]: value })}
            options={(['accepted', 'declined'] as const).map((value) => ({ value, label: requestFilters[value] }))}
          />
        }
      />
      {deciding && (
        <Suspense>
          <DecideDialog {...deciding} openedBy={openedBy} onClose={() => setDeciding(undefined)} />
        </Suspense>
      )}
    </>
  )
}
