import { RulesEditor } from '#web/features/refunds/rules-editor.tsx'
import { TeamRefunds } from '#web/features/refunds/team-refunds.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRefunds } from '#web/i18n/pt-BR/team-refunds.ts'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

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
