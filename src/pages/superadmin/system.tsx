import { MissingSeller } from '#features/site-settings/web/missing-seller.tsx'
import { SystemScreen } from '#features/system/web/system-screen.tsx'
import { system as words } from '#features/system/words/system.pt-BR.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

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
