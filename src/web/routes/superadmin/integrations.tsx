import { IntegrationsTabs } from '#web/features/integrations/integrations-tabs.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { integrations } from '#web/i18n/pt-BR/integrations.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

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
