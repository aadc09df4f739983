import { lazy, type ReactNode, Suspense } from 'react'
import { GeneralForm } from '#features/site-settings/web/general-form.tsx'
import { SettingsGroup } from '#features/site-settings/web/settings-group.tsx'
import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { TAB, useAddressTab } from '#web/lists/use-address-tab.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

const SecurityForm = lazy(async () => ({
  default: (await import('#features/site-settings/web/security-form.tsx')).SecurityForm,
}))
const SellerForm = lazy(async () => ({
  default: (await import('#features/site-settings/web/seller-form.tsx')).SellerForm,
}))
const RulesEditor = lazy(async () => ({
  default: (await import('#features/commissions/web/rules/rules-editor.tsx')).RulesEditor,
}))
const IntegrationsTabs = lazy(async () => ({
  default: (await import('#features/integrations/web/integrations-tabs.tsx')).IntegrationsTabs,
}))

const tabs = ['geral', 'empresa', 'seguranca', 'comissoes', 'integracoes'] as const
// Parameters of single tabs, removed from the address when the tab changes.
const nothingOpen = { busca: undefined, tipo: undefined, regra: undefined, integracao: undefined }

const later = (content: ReactNode) => <Suspense fallback={<Skeleton className="h-64 w-full" />}>{content}</Suspense>

export default function AdminSettings() {
  const text = useMessages('siteSettings', siteSettings)
  const { change } = useAddressFilter()
  const { value } = useAddressTab(tabs)
  const go = (tab: string) => change({ ...nothingOpen, [TAB]: tab === tabs[0] ? undefined : tab }, { remember: true })
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      <Tabs
        label={text.tabs}
        value={value}
        onValueChange={go}
        tabs={[
          { value: 'geral', label: text.general, content: <SettingsGroup Form={GeneralForm} /> },
          { value: 'empresa', label: text.seller, content: later(<SettingsGroup Form={SellerForm} />) },
          { value: 'seguranca', label: text.security, content: later(<SettingsGroup Form={SecurityForm} />) },
          { value: 'comissoes', label: text.commissions, content: later(<RulesEditor />) },
          { value: 'integracoes', label: text.integrations, content: later(<IntegrationsTabs />) },
        ]}
      />
    </>
  )
}
