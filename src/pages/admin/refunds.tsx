import { RulesEditor } from '#features/refunds/web/rules-editor.tsx'
import { TeamRefunds } from '#features/refunds/web/team-refunds.tsx'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function AdminRefunds() {
  const text = useMessages('teamRefunds', teamRefunds)
  const tab = useAddressTab(['pedidos', 'regras'])
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      <Tabs
        label={text.tabs}
        {...tab}
        tabs={[
          { value: 'pedidos', label: text.requestsTab, content: <TeamRefunds /> },
          { value: 'regras', label: text.rulesTab, content: <RulesEditor /> },
        ]}
      />
    </>
  )
}
