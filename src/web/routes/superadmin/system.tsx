import { MissingSeller } from '#web/features/site-settings/missing-seller.tsx'
import { SystemScreen } from '#web/features/system/system-screen.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { system as words } from '#web/i18n/pt-BR/system.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

export default function SuperadminSystem() {
  const { screen: text } = useMessages('system', words)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      <MissingSeller />
      <SystemScreen />
    </>
  )
}
