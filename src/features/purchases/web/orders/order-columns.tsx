import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { OpenButton } from '#web/ui/open-button.tsx'
import { DueText } from './due-text.tsx'
import type { ServiceOrder, Side } from './queries.ts'
import { useOrderWords } from './use-order-words.ts'

/** Columns that only admins see: the agent and the amount paid (D13). */
function useOfficeColumns(): Column<ServiceOrder>[] {
  const { text } = useOrderWords()
  const money = useMoney()
  const { columns } = text
  return [
    {
      key: 'agent',
      header: columns.agent,
      cell: ({ agent }) =>
        agent ? <span translate="no">{agent.name}</span> : <span className="text-ink-muted">{text.noAgent}</span>,
    },
    {
      key: 'total',
      header: columns.total,
      align: 'end',
      cell: ({ totalCents }) => totalCents !== null && <span className="tabular-nums">{money(totalCents)}</span>,
    },
  ]
}

export function useOrderColumns(side: Side, onOpen: (id: string) => void): Column<ServiceOrder>[] {
  const { text, title, about, badge } = useOrderWords()
  const { date } = useDates()
  const { columns } = text
  const office = useOfficeColumns()
  return [
    {
      key: 'service',
      header: columns.service,
      primary: true,
      cell: (order) => (
        <div className="leading-tight md:py-1.5">
          <OpenButton label={text.open({ name: title(order) })} onOpen={() => onOpen(order.id)} className="md:min-h-6">
            <span translate="no">{title(order)}</span>
          </OpenButton>
          {order.duty && (
            <p translate="no" className="text-[0.8125rem] font-normal text-ink-muted">
              {about(order)}
            </p>
          )}
        </div>
      ),
    },
    {
      key: 'company',
      header: columns.company,
      cell: ({ companyName, customer, state }) => (
        <div className="leading-tight md:py-1.5">
          <span translate="no" className="block max-w-[30ch] break-words">
            {companyName}
          </span>
          <span className="text-[0.8125rem] text-ink-muted">
            <span translate="no">{customer.name}</span> · {state}
          </span>
        </div>
      ),
    },
    { key: 'due', header: columns.due, cell: (order) => <DueText order={order} /> },
    ...(side === 'admin' ? office.slice(0, 1) : []),
    {
      key: 'paid',
      header: columns.paid,
      cell: ({ paidAt }) => paidAt && <span className="whitespace-nowrap tabular-nums">{date(paidAt)}</span>,
    },
    ...(side === 'admin' ? office.slice(1) : []),
    {
      key: 'status',
      header: columns.status,
      cell: (order) => {
        const [tone, label] = badge(order)
        return <Badge tone={tone}>{label}</Badge>
      },
    },
  ]
}
