import { workbench } from '#features/agents/words/workbench.pt-BR.ts'
import type { AgentProcess } from '#features/registrations/web/queries.ts'
import { useProcessColumns } from '#features/registrations/web/use-process-columns.tsx'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import type { Column } from '#web/ui/data-table-types.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AgentMenu, type AgentOpeners } from './agent-columns.tsx'
import { StageBadges } from './stage-badges.tsx'

function Waiting({ row: { documentsWaiting, unread } }: { row: AgentProcess }) {
  const text = useMessages('workbench', workbench)
  const lines = [
    ...(documentsWaiting > 0 ? [text.documentsWaiting({ count: documentsWaiting })] : []),
    ...(unread > 0 ? [text.unread({ count: unread })] : []),
  ]
  if (lines.length === 0) return <span className="text-ink-muted">{text.nothingWaits}</span>
  return (
    <span className="block leading-tight md:whitespace-nowrap">
      {lines.map((line) => (
        <span key={line} className="block text-[0.875rem] font-semibold text-ipe-700">
          {line}
        </span>
      ))}
    </span>
  )
}

export function useAgentProcessColumns(openers: AgentOpeners): Column<AgentProcess>[] {
  const { columns } = useMessages('teamRegistrations', teamRegistrations)
  const text = useMessages('workbench', workbench)
  const common = useProcessColumns(openers.onOpen)
  return [
    common.number,
    common.company,
    common.type,
    common.state,
    { key: 'status', header: columns.status, cell: (row) => <StageBadges {...row} /> },
    { key: 'waiting', header: text.waiting, cell: (row) => <Waiting row={row} /> },
    common.date,
    { key: 'actions', header: columns.actions, align: 'end', cell: (row) => <AgentMenu row={row} {...openers} /> },
  ]
}
