import { commissions } from '#features/commissions/words/commissions.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { AgentMonth } from './queries.ts'

type Props = { rows: readonly AgentMonth[] | undefined; busy: boolean; onOpen: (agentId: string) => void }

/** The server sorts the rows: the agent who is owed most comes first. */
export function AgentsTable({ rows, busy, onOpen }: Props) {
  const { shared, toPay, agents: text } = useMessages('commissions', commissions)
  const money = useMoney()
  const amount = (key: string, header: string, of: (row: AgentMonth) => number): Column<AgentMonth> => ({
    key,
    header,
    align: 'end',
    cell: (row) => <span className="tabular-nums">{money(of(row))}</span>,
  })
  const columns: Column<AgentMonth>[] = [
    {
      key: 'agent',
      header: shared.agent,
      primary: true,
      cell: ({ agent }) => (
        <OpenButton label={text.show({ name: agent.name })} onOpen={() => onOpen(agent.id)} className="md:min-h-7">
          {agent.name}
        </OpenButton>
      ),
    },
    {
      key: 'count',
      header: shared.commissions,
      align: 'end',
      cell: ({ count, reversals }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-2 tabular-nums">
          {count - reversals}
          {reversals > 0 && <Badge tone="red">{text.reversals({ count: reversals })}</Badge>}
        </span>
      ),
    },
    amount('earned', text.earned, ({ earnedCents }) => earnedCents),
    amount('paid', shared.paid, ({ paidCents }) => paidCents),
    {
      key: 'toPay',
      header: toPay,
      align: 'end',
      cell: ({ toPayCents, openCount }) =>
        openCount === 0 ? (
          <Badge tone="green">{text.settled}</Badge>
        ) : (
          <strong className="tabular-nums">{money(toPayCents)}</strong>
        ),
    },
  ]
  return (
    <DataTable
      caption={text.caption}
      columns={columns}
      rows={rows}
      rowKey={({ agent }) => agent.id}
      busy={busy}
      dense
      empty={<EmptyState title={text.empty} text={text.emptyText} />}
    />
  )
}
