import { useAskHandoverEntry } from '#features/agents/web/use-ask-handover-entry.tsx'
import { AgentProcesses } from '#features/agents/web/workbench/agent-processes.tsx'
import { WholeQueue } from '#features/agents/web/workbench/whole-queue.tsx'
import { workbench } from '#features/agents/words/workbench.pt-BR.ts'
import { QUEUE_TAB } from '#features/registrations/web/open-process.ts'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

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
