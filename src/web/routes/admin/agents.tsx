import { AgentsTable } from '#web/features/agents/agents-table.tsx'
import { requestsQuery } from '#web/features/agents/queries.ts'
import { RequestsTable } from '#web/features/agents/requests-table.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { agents } from '#web/i18n/pt-BR/agents.ts'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

export default function AdminAgents() {
  const text = useMessages('agents', agents)
  const tab = useAddressTab(['agentes', 'pedidos'])
  // How many wait for a decision, as far as the first page tells.
  const waiting = usePagedRows(requestsQuery('open')).rows?.length
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      <Tabs
        label={text.tabs}
        {...tab}
        tabs={[
          { value: 'agentes', label: text.tab, content: <AgentsTable /> },
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
