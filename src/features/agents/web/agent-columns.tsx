import { statusesMoved } from '#features/agents/rules/handover.ts'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import type { Column } from '#web/ui/data-table-types.ts'
import { OpenButton } from '#web/ui/open-button.tsx'
import { RowActions } from '#web/ui/row-actions.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { AgentState } from './agent-state.tsx'
import { type Agent, totalOf } from './queries.ts'

type Openers = { onOpen: (id: string) => void; onHandOver: (agent: { id: string; name: string }) => void }

export function useAgentTableColumns({ onOpen, onHandOver }: Openers): Column<Agent>[] {
  const text = useMessages('agents', agents)
  const { locale } = useLocale()
  const name = (row: Agent) => (
    <OpenButton label={text.open({ name: row.name })} onOpen={() => onOpen(row.id)} className="max-w-[30ch]">
      {row.name}
    </OpenButton>
  )
  const work = ({ of }: Agent) => {
    const open = totalOf(of, statusesMoved('open')).toLocaleString(locale)
    return <span className="tabular-nums">{text.openOf({ open, total: totalOf(of).toLocaleString(locale) })}</span>
  }
  const actions = (row: Agent) => (
    <RowActions
      label={text.actionsOf({ name: row.name })}
      actions={[
        { label: text.view, onSelect: () => onOpen(row.id) },
        {
          label: text.handOverEntry,
          refused: totalOf(row.of) === 0 ? text.handOver.nothing : undefined,
          onSelect: () => onHandOver(row),
        },
      ]}
    />
  )
  return [
    { key: 'name', header: text.name, primary: true, cell: name },
    {
      key: 'email',
      header: text.email,
      cell: ({ email }) => <span className="block max-w-[32ch] break-all">{email}</span>,
    },
    {
      key: 'region',
      header: text.region,
      cell: ({ region }) => region || <span className="text-ink-muted">{text.noRegion}</span>,
    },
    { key: 'work', header: text.columns.work, align: 'end', cell: work },
    { key: 'state', header: text.situation, cell: (row) => <AgentState agent={row} /> },
    { key: 'actions', header: text.actions, align: 'end', cell: actions },
  ]
}
