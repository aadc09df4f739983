import { Link } from 'react-router'
import { officeDashboard } from '#features/dashboard/words/dashboard.pt-BR.ts'
import { useFigures } from '#web/charts/use-figures.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { DashboardFigures } from './queries.ts'

/** The five agents with the most approvals this month (E4). */
export function TopAgents({ agents, months }: Pick<DashboardFigures, 'agents' | 'months'>) {
  const { agents: text } = useMessages('officeDashboard', officeDashboard)
  const { monthName } = useFigures()
  const all = (
    <Link to="/admin/agents" className="shrink-0 py-1 text-sm font-semibold text-mar-700 hover:underline">
      {text.all}
    </Link>
  )
  return (
    <Card title={text.title} text={text.text({ month: monthName(months.at(-1)?.month ?? '') })} aside={all}>
      {agents.length === 0 && <p className="text-ink-muted">{text.none}</p>}
      <ol className="divide-y divide-line">
        {agents.map((agent) => (
          <li key={agent.id} className="flex min-h-12 items-center gap-3 py-1.5">
            <Avatar name={agent.name} />
            <Link
              to={`/admin/agents?agente=${agent.id}`}
              className="min-w-0 flex-1 truncate font-semibold hover:underline"
            >
              {agent.name}
            </Link>
            <span className="shrink-0 text-right text-sm">
              <span className="block font-semibold tabular-nums">{text.approved({ count: agent.approved })}</span>
              <span className="block text-ink-muted tabular-nums">{text.open({ count: agent.open })}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
