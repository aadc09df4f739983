import { IntegrationsTabs } from '#features/integrations/web/integrations-tabs.tsx'
import { integrations } from '#features/integrations/words/integrations.pt-BR.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function SuperadminIntegrations() {
  const text = useMessages('integrations', integrations)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.screen}</p>
      <IntegrationsTabs />
    </>
  )
}
