import { useInfiniteQuery } from '@tanstack/react-query'
import { usePagedRows } from '#web/filters/use-paged-rows.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { processes } from '#web/messages/pt-BR/processes.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useAgentColumns } from './agent-columns.tsx'
import type { Openers } from './process-dialogs.tsx'
import { recentQuery } from './queries.ts'

export function AgentRecent(openers: Openers) {
  const { agent: text } = useMessages('processes', processes)
  const columns = useAgentColumns(openers)
  const query = useInfiniteQuery(recentQuery)
  const paged = usePagedRows(query)
  return (
    <section className="mt-8">
      <h2 className="text-h3">{text.recent}</h2>
      <p className="mb-4 text-sm text-ink-muted">{text.recentText}</p>
      <DataTable
        caption={text.recent}
        columns={columns}
        {...paged}
        rowKey={({ id }) => id}
        dense
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      />
    </section>
  )
}
