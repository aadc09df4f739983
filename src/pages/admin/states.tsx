import { lazy, Suspense } from 'react'
import { StatesTable } from '#features/facts/web/states-table.tsx'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { SEARCH } from '#web/lists/use-address-search.ts'
import { TAB, useAddressTab } from '#web/lists/use-address-tab.ts'
import { RowSkeletons } from '#web/ui/row-skeletons.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

const RecheckTable = lazy(() => import('#features/facts/web/rechecks/recheck-table.tsx'))
const Elsewhere = lazy(() => import('#features/facts/web/elsewhere.tsx'))
const RulesTable = lazy(() => import('#features/company-names/web/rules-table.tsx'))
const Requirements = lazy(() => import('#features/documents/web/requirements/requirements.tsx'))
const Templates = lazy(() => import('#features/workflows/web/templates/templates.tsx'))

// The tabs' names in the address.
const tabs = ['estados', 'conferir', 'federal', 'nomes', 'documentos', 'fluxos'] as const
// Parameters of single tabs, removed from the address when the tab changes.
const ofOneTab = { [SEARCH]: undefined, estado: undefined, regra: undefined, tipo: undefined, empresa: undefined }

export default function States() {
  const text = useMessages('states', states)
  const { value } = useAddressTab(tabs)
  const { change } = useAddressFilter()
  const loading = <RowSkeletons rows={4} />
  const contents = {
    estados: { label: text.tab.states, content: <StatesTable /> },
    conferir: { label: text.tab.rechecks, content: <RecheckTable /> },
    federal: { label: text.tab.elsewhere, content: <Elsewhere /> },
    nomes: { label: text.tab.names, content: <RulesTable /> },
    documentos: { label: text.tab.requirements, content: <Requirements /> },
    fluxos: { label: text.tab.templates, content: <Templates /> },
  }
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 max-w-[90ch] text-ink-muted">
        {text.intro} {text.disclaimer}
      </p>
      <Tabs
        label={text.tabs}
        value={value}
        onValueChange={(tab) => change({ ...ofOneTab, [TAB]: tab === tabs[0] ? undefined : tab }, { remember: true })}
        tabs={tabs.map((tab) => ({
          value: tab,
          label: contents[tab].label,
          content: <Suspense fallback={loading}>{contents[tab].content}</Suspense>,
        }))}
      />
    </>
  )
}
