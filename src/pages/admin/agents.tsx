import { AgentsTable } from '#features/agents/web/agents-table.tsx'
import { requestsQuery } from '#features/agents/web/queries.ts'
import { RequestsTable } from '#features/agents/web/requests-table.tsx'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function AdminAgents() {
  const text = useMessages('agents', agents)
  const tab = useAddressTab(['agentes', 'pedidos'])
  // Number of open hand-over requests, counted on the first page only.
  const waiting = usePagedRows(requestsQuery('open')).rows?.length
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      <Tabs
        label={text.tabs}
        {...tab}
        tabs={[
          { value: 'agentes', label: text.caption, content: <AgentsTable /> },
          {
            value: 'pedidos',
            label: text.requestsTab,
            content: <RequestsTable />,
            ...(waiting ? { count: waiting } : {}),
          },
        ]}
      />
    </>
  )
}
