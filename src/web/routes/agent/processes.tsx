import { useAskHandoverEntry } from '#web/features/agents/use-ask-handover-entry.tsx'
import { AgentProcesses } from '#web/features/registrations/agent-processes.tsx'
import { QUEUE_TAB } from '#web/features/registrations/open-process.ts'
import { WholeQueue } from '#web/features/registrations/whole-queue.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { workbench } from '#web/i18n/pt-BR/workbench.ts'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const ALL_TAB = 'todos'

export default function AgentProcessesPage() {
  const text = useMessages('workbench', workbench)
  const tab = useAddressTab([ALL_TAB, QUEUE_TAB])
  const { extra, dialog } = useAskHandoverEntry()
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      <Tabs
        label={text.tabs}
        {...tab}
        tabs={[
          { value: ALL_TAB, label: text.all, content: <AgentProcesses extra={extra} /> },
          { value: QUEUE_TAB, label: text.queue.title, content: <WholeQueue /> },
        ]}
      />
      {dialog}
    </>
  )
}
