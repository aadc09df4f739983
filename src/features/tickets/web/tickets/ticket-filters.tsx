import { useQuery } from '@tanstack/react-query'
import { type TicketStatus, ticketLimits, ticketStatuses } from '#features/tickets/rules/ticket.ts'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { ticketCountsQuery } from './ticket-queries.ts'

type Props = { value: TicketStatus | undefined; onChange: (status: TicketStatus | undefined) => void }

/** Filter buttons by status, each with its number of tickets. */
export function TicketFilters({ value, onChange }: Props) {
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
