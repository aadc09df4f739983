import { useQuery } from '@tanstack/react-query'
import { type TicketStatus, ticketLimits, ticketStatuses } from '#features/tickets/rules/ticket.ts'
import { ContactDate } from '#features/tickets/web/contact-date.tsx'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { ListTable } from '#web/lists/list-table.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { useStatusFilter } from '#web/lists/use-status-filter.ts'
import type { Column } from '#web/ui/data-table-types.ts'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import { type TicketSummary, ticketCountsQuery, ticketsQuery } from './ticket-queries.ts'

type Props = { value: TicketStatus | undefined; onChange: (status: TicketStatus | undefined) => void }

/** Filter buttons by status, each with its number of tickets. */
function TicketFilters({ value, onChange }: Props) {
  const { queue: text } = useMessages('tickets', tickets)
  const { locale } = useLocale()
  const counts = useQuery(ticketCountsQuery).data
  const shown = (count: number): string =>
    count > ticketLimits.counted ? `${ticketLimits.counted.toLocaleString(locale)}+` : count.toLocaleString(locale)
  const choices = [
    { status: undefined, label: text.all, count: undefined },
    ...ticketStatuses.map((status) => ({ status, label: text.filters[status], count: counts?.[status] })),
  ]
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{text.filter}</legend>
      {choices.map(({ status, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === status}
          onClick={() => onChange(status)}
          className="min-h-11 rounded-full border border-line-strong bg-surface px-3.5 text-sm font-semibold text-mar-900 hover:bg-white aria-pressed:border-mar-800 aria-pressed:bg-mar-800 aria-pressed:text-areia-50"
        >
          {label}
          {count !== undefined && <span className="ml-1.5 tabular-nums opacity-80">{shown(count)}</span>}
        </button>
      ))}
    </fieldset>
  )
}

function useColumns(onOpen: (id: string) => void): Column<TicketSummary>[] {
  const { queue: text, own, types } = useMessages('tickets', tickets)
  const subject = (row: TicketSummary) => (
    <OpenButton label={own.open({ subject: row.subject })} onOpen={() => onOpen(row.id)} className="max-w-[40ch]">
      {row.subject}
    </OpenButton>
  )
  const customer = ({ customer: who }: TicketSummary) => (
    <div className="max-w-[28ch]">
      <p className="break-words">{who?.name}</p>
      <p className="text-sm break-all text-ink-muted">{who?.email}</p>
    </div>
  )
  return [
    { key: 'subject', header: text.columns.subject, primary: true, cell: subject },
    { key: 'customer', header: text.columns.customer, cell: customer },
    { key: 'type', header: text.columns.type, cell: ({ type }) => types[type] },
    { key: 'status', header: text.columns.status, cell: ({ status }) => <TicketBadge status={status} /> },
    { key: 'updated', header: text.columns.updated, cell: ({ updatedAt }) => <ContactDate at={updatedAt} /> },
  ]
}

/** The team's list of all tickets, most recently changed first. */
export function TicketQueue({ onOpen }: { onOpen: (id: string) => void }) {
  const { queue: text } = useMessages('tickets', tickets)
  const columns = useColumns(onOpen)
  const { filter, box, filtered, setStatus, clear } = useStatusFilter(ticketStatuses)
  const list = usePagedRows(ticketsQuery(filter))
  return (
    <ListTable
      words={text}
      columns={columns}
      list={list}
      search={box}
      actions={<TicketFilters value={filter.status} onChange={setStatus} />}
      filtered={filtered}
      onClear={clear}
    />
  )
}
