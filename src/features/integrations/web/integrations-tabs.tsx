import { integrations } from '#features/integrations/words/integrations.pt-BR.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { OtherIntegrations } from './other-integrations.tsx'
import { StripePanel } from './stripe-panel.tsx'

const PART = 'integracao'
const OTHERS = 'outras'

/** The integrations screen, the same for admins and for the superadmin. */
export function IntegrationsTabs() {
  const text = useMessages('integrations', integrations)
  const { read, change } = useAddressFilter()
  return (
    <Tabs
      label={text.tabs}
      value={read(PART) === OTHERS ? OTHERS : 'stripe'}
      onValueChange={(part) => change({ [PART]: part === OTHERS ? OTHERS : undefined })}
      tabs={[
        { value: 'stripe', label: text.stripe, content: <StripePanel /> },
        { value: OTHERS, label: text.others, content: <OtherIntegrations /> },
      ]}
    />
  )
}
