import { recentQuery } from '#features/registrations/web/queries.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type AgentOpeners, useAgentColumns } from './agent-columns.tsx'

export function AgentRecent(openers: AgentOpeners) {
  const { shared, agent: text } = useMessages('teamRegistrations', teamRegistrations)
  const columns = useAgentColumns(openers)
  const list = usePagedRows(recentQuery)
  return (
    <section className="mt-8">
      <h2 className="text-h3">{shared.recentProcesses}</h2>
      <p className="mb-4 text-sm text-ink-muted">{text.recentText}</p>
      <DataTable
        caption={shared.recentProcesses}
        columns={columns}
        {...list}
        rowKey={({ id }) => id}
        dense
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      />
    </section>
  )
}
